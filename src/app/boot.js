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

  // With a session, all that the address needs first (scripts/first-wave.ts): the worker of the demo is started, and its
  // files, scripts, styles and texts come at the same time as the first script.
  var session = stored("token");
  var table = document.getElementById("first-wave");
  if (session && table) {
    var wave = JSON.parse(table.textContent);
    if (wave.backend) window.startsEarly.startEarly("/" + wave.backend);
    var wanted = wave.inside;
    var catalogues = ["files", "common", "shell"];
    var here = wave.pages.find(function (one) {
      return new RegExp(one[0]).test(location.pathname);
    });
    if (here) {
      here[3].forEach(function (place) {
        fetch("/" + wave.files[place], { priority: "high" }).catch(function () {}); // the worker fetches it again
      });
      wanted = wanted.concat(here[1]);
      catalogues = catalogues.concat(here[2]);
    }
    catalogues.forEach(function (catalogue) {
      if (catalogue in wave.texts[language]) wanted.push(wave.texts[language][catalogue]);
    });
    new Set(wanted).forEach(function (place) {
      var file = wave.files[place];
      var link = document.createElement("link");
      if (file.endsWith(".css")) {
        link.rel = "preload";
        link.as = "style";
      } else link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = "/" + file;
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
