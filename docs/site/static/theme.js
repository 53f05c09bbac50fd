// Before anything is shown: the theme chosen here, else the one chosen for playing, else as the machine is set.
(() => {
  const chosen = () => {
    try {
      const playing = JSON.parse(localStorage.getItem("cosmotheque-settings") || "{}").theme;
      return localStorage.getItem("theme") || playing || "auto";
    } catch {
      return "auto"; // storage is closed to us
    }
  };
  document.body.dataset.theme = chosen();
})();
