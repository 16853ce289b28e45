// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page works without it: it adds the copy buttons, the filter of the contents, and the mark of where one reads.
"use strict";

for (const figure of document.querySelectorAll("figure.code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy " + figure.querySelector("figcaption").textContent.toLowerCase());
  button.addEventListener("click", async () => {
    const code = figure.querySelector("code");
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      // Plain HTTP on another machine's name has no clipboard: the text is selected instead.
      getSelection().selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 1600);
  });
  figure.querySelector("figcaption").append(button);
}

const contents = document.querySelector("nav.contents");
const filter = document.querySelector("#filter");
filter.hidden = false;
filter.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of contents.querySelectorAll("section")) {
    let shown = 0;
    for (const item of group.querySelectorAll("li")) {
      const link = item.querySelector("a");
      const text = (link.textContent + " " + link.title + " " + group.querySelector("h2").textContent).toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      shown += item.hidden ? 0 : 1;
    }
    group.hidden = shown === 0;
  }
});

const menu = document.querySelector("#menu");
const wide = matchMedia("(min-width: 60rem)");
const fold = () => { menu.open = wide.matches; };
fold();
wide.addEventListener("change", fold);
contents.addEventListener("click", (event) => {
  if (event.target.closest("a") && !wide.matches) menu.open = false;
});

const links = new Map();
for (const link of contents.querySelectorAll("a")) links.set(link.hash.slice(1), link);
const seen = new Set();
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) entry.isIntersecting ? seen.add(entry.target) : seen.delete(entry.target);
  const first = [...seen].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
  if (!first) return;
  for (const link of links.values()) link.removeAttribute("aria-current");
  const link = links.get(first.id);
  link.setAttribute("aria-current", "true");
  if (wide.matches) {
    const box = link.getBoundingClientRect();
    if (box.top < 120 || box.bottom > innerHeight) link.scrollIntoView({ block: "center" });
  }
}, { rootMargin: "-10% 0px -70% 0px" });
for (const target of document.querySelectorAll("section.operation, section.guide")) {
  if (links.has(target.id)) observer.observe(target);
}
