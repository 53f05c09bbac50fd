import { mount } from "svelte";
import "$kit/fonts.css";
import "$kit/tokens.css";
import "$kit/base.css";
import App from "./shell/App.svelte";
import { keepOffline } from "./shell/offline";
import { startRouter } from "./shell/router.svelte";
import { keepSettings } from "./shell/settings.svelte";

keepSettings();
startRouter();
mount(App, { target: document.getElementById("app")! });
keepOffline().catch(() => undefined);
