import type { Component } from "svelte";
import Bristol from "./Bristol.svelte";
import Infected from "./Infected.svelte";
import Pathologic from "./Pathologic.svelte";
import Pest from "./Pest.svelte";
import Pints from "./Pints.svelte";

/** Each game's cover, drawn by us. */
export const covers: Record<string, Component> = { infected: Infected, bristol: Bristol, pints: Pints, pathologic: Pathologic, pest: Pest };
