// Runs before the page is drawn, so that the reader's own text size, contrast and colours are there from the first moment.
(() => {
  const root = document.documentElement;
  root.setAttribute("data-script", "on");
  try {
    let scheme = localStorage.getItem("mantine-color-scheme-value"); // shared with the portal behind the login
    if (scheme !== "light" && scheme !== "dark") scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    root.setAttribute("data-scheme", scheme);
    const text = localStorage.getItem("site-text-size");
    if (text === "small" || text === "large") root.setAttribute("data-text", text);
    if (localStorage.getItem("site-contrast") === "high") root.setAttribute("data-contrast", "high");
  } catch {
    // A browser that keeps nothing shows the page as it is.
  }
})();
