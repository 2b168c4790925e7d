// Before the first paint: the theme, sidebar, language and direction chosen last time, so that nothing flashes.
// The app sets the same attributes as soon as it runs (layoutSaga.ts, spoken.ts).
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored("theme");
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  var language = stored("language");
  if (!["en", "es", "fr", "ru", "de", "it", "zh", "ar"].includes(language)) language = "es";
  var root = document.documentElement;
  root.dataset.bsTheme = document.body.dataset.bsTheme = root.dataset.sidebar = theme;
  root.dataset.layout = stored("sidebar") === "small-icon" ? "small-icon" : "vertical";
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
})();
