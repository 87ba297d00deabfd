// jsdom asks of every rule of every sheet whether it matches an element, and most of the time of our tests went there. Here a rule
// is found by the class or tag that its selector ends in, and jsdom is asked about those alone that the element has.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const known = new Map();

/** For each selector of a list, the class or tag that an element needs to match it; `*` where one asks for neither. */
function keysOf(list) {
  if (!known.has(list)) known.set(list, keysIn(list));
  return known.get(list);
}

function keysIn(list) {
  if (!list || /[\\|]/.test(list)) return ['*']; // @keyframes and the like have no selector
  let plain = list.replace(/\[[^\]]*\]/g, '*'); // a wildcard mustn't give way to its parent's class
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/(:[\w-]+)?\([^()]*\)/g, '*');
  return plain.split(',').map((selector) => {
    const end = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return /\.[\w-]+/.exec(end)?.[0] ?? /^[\w-]+/.exec(end)?.[0].toLowerCase() ?? '*';
  });
}

const keysOfElement = (element) => [
  '*',
  element.localName.toLowerCase(),
  ...(element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
];

/** The rules of a sheet, in their order and by their keys. */
class Rules {
  all = [];
  byKey = new Map();

  isStartOf(rules) {
    return rules.length >= this.all.length && rules[this.all.length - 1] === this.all.at(-1);
  }

  add(rule) {
    const place = this.all.push(rule);
    const inner = rule.media ? [...rule.cssRules] : [rule];
    for (const key of new Set(inner.flatMap(({ selectorText }) => keysOf(selectorText)))) {
      if (!this.byKey.has(key)) this.byKey.set(key, []);
      this.byKey.get(key).push({ place, rule });
    }
  }

  withAny(keys) {
    const found = [...keys].flatMap((key) => this.byKey.get(key) ?? []);
    return new Set(found.sort((one, other) => one.place - other.place).map(({ rule }) => rule));
  }
}

const indices = new WeakMap();

/** Rules are nearly always added at the end: those that are known already are not read again. */
function rulesOf(sheet) {
  if (!indices.get(sheet)?.isStartOf(sheet.cssRules)) indices.set(sheet, new Rules());
  const rules = indices.get(sheet);
  for (const rule of sheet.cssRules.slice(rules.all.length)) rules.add(rule);
  return rules;
}

/** Of the element that is being dressed: jsdom also asks about its own sheet of what browsers do by default. */
let keys = new Set();
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  keysOf(selector).some((key) => keys.has(key)) && matchesDontThrow(element, selector);

const styles = require('jsdom/lib/jsdom/living/helpers/style-rules.js'); // only now: it takes the function above with it
const { getDeclarationForElement } = styles;
styles.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  if (document._styleCache?.has(element)) return document._styleCache.get(element);
  const sheets = document.styleSheets._list;
  keys = new Set(keysOfElement(element));
  document.styleSheets._list = sheets.map((sheet) => ({ cssRules: [...rulesOf(sheet).withAny(keys)] }));
  try {
    return getDeclarationForElement(element);
  } finally {
    document.styleSheets._list = sheets;
  }
};
