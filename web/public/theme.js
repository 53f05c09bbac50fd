// Before the first paint: the theme the reader chose, so that nothing flashes.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("cosmotheque-settings") || "{}").theme || "auto";
  } catch {
    // Storage is closed to us: follow the system.
  }
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
