// jsdom asks of every rule of every sheet whether it matches an element, and most of the time of our tests went there. Nearly all
// our rules end in a class that the element does not have: those are answered at once, the rest by jsdom as before.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
const known = new Map();

/** Of each selector in the list the classes that an element must have to be matched by it; undefined where that cannot be said so simply. */
function classesAtTheEnd(list) {
  if (!list || list.includes('\\')) return undefined; // rules such as @keyframes have none
  let plain = list.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/:[\w-]+\([^()]*\)/g, '').replace(/\([^()]*\)/g, '');
  const needed = plain.split(',').map((selector) => {
    const end = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return [...end.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `);
  });
  return needed.every((names) => names.length > 0) ? needed : undefined;
}

selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, classesAtTheEnd(selector));
  const needed = known.get(selector);
  if (needed) {
    const own = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
    if (!needed.some((names) => names.every((name) => own.includes(name)))) return false;
  }
  return matchesDontThrow(element, selector);
};
