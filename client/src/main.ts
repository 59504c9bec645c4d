import { mount } from "svelte";
import "./tokens.css";
import "./house.css";
import "./page.css";
import App from "./App.svelte";

/** How long the house waits for its letters, so that nothing is laid out twice; a slow road does not keep it shut. */
const PATIENCE = 1500;

const house = document.getElementById("house");
const letters = Promise.allSettled([...document.fonts].map((face) => face.load()));
const patience = new Promise((enough) => setTimeout(enough, PATIENCE));
if (house) void Promise.race([letters, patience]).then(() => mount(App, { target: house }));
