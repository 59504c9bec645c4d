import { mount } from "svelte";
import "./tokens.css";
import "./house.css";
import "./page.css";
import App from "./App.svelte";

const house = document.getElementById("house");
if (house) mount(App, { target: house });
