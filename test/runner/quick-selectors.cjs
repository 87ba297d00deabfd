// jsdom asks of every rule of every sheet whether it matches an element, and most of the time of our tests went there. Nearly all
// our rules end in a class that the element does not have: those are answered at once, the rest by jsdom as before.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
const known = new Map();

/** For each selector of a list, the classes an element needs to match it; null where one of them asks for no class. */
function classesAtTheEnd(list) {
  if (!list || list.includes('\\')) return null; // @keyframes and the like have no selector
  let plain = list.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/(:[\w-]+)?\([^()]*\)/g, '');
  const needed = plain.split(',').map((selector) => {
    const end = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return [...end.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `);
  });
  return needed.every((names) => names.length > 0) ? needed : null;
}

selectors.matchesDontThrow = (element, selector) => {
  let needed = known.get(selector);
  if (needed === undefined) known.set(selector, (needed = classesAtTheEnd(selector)));
  if (needed) {
    const own = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
    if (!needed.some((names) => names.every((name) => own.includes(name)))) return false;
  }
  return matchesDontThrow(element, selector);
};
