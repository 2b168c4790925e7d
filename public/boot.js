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

  // With a session, the backend of the demo and the scripts of every page inside (scripts/preload-inside.ts), at the same
  // time as the first script.
  var session = stored("token");
  var backend = document.querySelector('meta[name="backend"]');
  if (session && backend) {
    var script = document.createElement("script");
    script.type = "module";
    script.src = backend.content;
    document.head.append(script);
  }
  var files = document.querySelector('meta[name="inside"]');
  if (session && files) {
    files.content.split(" ").forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = file;
      document.head.append(link);
    });
  }

  // Without a session, the sign-in of index.html: seen and filled in before the app's script has come. What is done with
  // it here, the app does again when it takes over (EarlyLogin.tsx).
  var path = location.pathname;
  var isSignIn = path === "/" || path === "/auth-login" || path.startsWith("/app");
  var template = document.querySelector('template[lang="' + language + '"]');
  if (!isSignIn || session || !template) return;
  var page = template.content.cloneNode(true);
  var form = page.querySelector("form");
  var shown = form.querySelector("[aria-pressed]");
  page.querySelector("select").value = language;
  form.addEventListener("submit", function (event) {
    event.preventDefault();
    form.dataset.early = "submitted";
  });
  shown.addEventListener("click", function () {
    var isShown = shown.getAttribute("aria-pressed") !== "true";
    shown.setAttribute("aria-pressed", String(isShown));
    form.elements.password.type = isShown ? "text" : "password";
  });
  document.getElementById("root").append(page);
})();
