// jsdom asks of every rule of every sheet whether it matches an element, and most of the time of our tests went there. Nearly all
// our rules end in a class that the element does not have: those are answered at once, the rest by jsdom as before.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
const known = new Map();

/** The classes that an element must have for this selector to match it; none where that cannot be said so simply. */
function classesAtItsEnd(selector) {
  if (!selector || /[,([\\]/.test(selector)) return []; // rules such as @keyframes have none
  const [end] = selector
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  return [...end.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
}

selectors.matchesDontThrow = (element, selector) => {
  let needed = known.get(selector);
  if (needed === undefined) known.set(selector, (needed = classesAtItsEnd(selector)));
  if (needed.length > 0) {
    const own = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
    if (!needed.every((name) => own.includes(` ${name} `))) return false;
  }
  return matchesDontThrow(element, selector);
};
