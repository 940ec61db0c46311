// What the theme leaves out for readers with a keyboard or a screen reader: boxes that scroll can be scrolled with keys,
// and the buttons of each code block have a name of their own.
function complete() {
  for (const box of document.querySelectorAll(".md-typeset pre > code, .md-typeset__scrollwrap"))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  document.querySelectorAll("nav.md-code__nav").forEach((buttons, i) => buttons.ariaLabel = `Code block ${i + 1}`);
}

new MutationObserver(complete).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", complete);
addEventListener("load", complete);
complete();
