// The first script that runs, small and by itself: a table is connected to before the rest of the page has come.
import { callAhead } from "./shell/table/ahead";

const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (table) callAhead(decodeURIComponent(table));
