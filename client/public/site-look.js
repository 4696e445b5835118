// Runs before the page is drawn, so that the reader's own text size, contrast and colours are there from the first moment.
(() => {
  const root = document.documentElement;
  // The language in which somebody goes from page to page is remembered. Who reads in Hindi and comes from elsewhere is led to the Hindi page; an
  // address of a Hindi page is always in Hindi. The portal loads this script too, and has English addresses only.
  const keepLanguage = () => {
    if (!root.hasAttribute("data-site")) return;
    const { pathname, search, hash, origin } = location;
    if (document.referrer.startsWith(`${origin}/`)) return localStorage.setItem("site-language", root.lang);
    const language = localStorage.getItem("site-language");
    if (language === "hi" && root.lang === "en") location.replace(`/hi${pathname === "/" ? "" : pathname}${search}${hash}`);
  };
  root.setAttribute("data-script", "on");
  try {
    let scheme = localStorage.getItem("mantine-color-scheme-value"); // shared with the portal behind the login
    if (scheme !== "light" && scheme !== "dark") scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    root.setAttribute("data-scheme", scheme);
    const text = localStorage.getItem("site-text-size");
    if (text === "small" || text === "large") root.setAttribute("data-text", text);
    if (localStorage.getItem("site-contrast") === "high") root.setAttribute("data-contrast", "high");
    keepLanguage();
  } catch {
    // A browser that keeps nothing shows the page as it is.
  }
  // A device without a Hindi font draws the same box for every character: the page then waits a moment for our font.
  const pen = root.lang === "hi" ? document.createElement("canvas").getContext("2d") : null;
  if (pen === null) return;
  pen.font = "16px system-ui, sans-serif";
  const widths = Array.from("\u0915\u0930\u0921", (character) => pen.measureText(character).width);
  if (widths.some((width) => width !== widths[0])) return;
  root.setAttribute("data-letters", "awaited");
  const show = () => root.setAttribute("data-letters", "there");
  setTimeout(show, 3000);
  document.addEventListener("DOMContentLoaded", () => document.fonts.load('16px "Awaited Devanagari"', "\u0915").then(show, show));
})();
