// jsdom asks of every rule of every sheet whether it matches an element, and adds the declarations up again after each change of the
// page: most of the time of our tests went there. Here a rule is found by the class or tag that its selector ends in, and what jsdom
// has made of the same rules once, it gives again.
require('./quick-labels.cjs'); // both come before the window that uses them
const cssom = require('rrweb-cssom');
const defaults = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const known = new Map();

/** For each selector of a list, the class or tag that an element needs to match it; `*` where one asks for neither. */
function keysOf(list) {
  if (!known.has(list)) known.set(list, keysIn(list));
  return known.get(list);
}

function keysIn(list) {
  if (/[\\|]/.test(list)) return ['*'];
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

/** One class or tag and nothing else: its key says it all. */
const isKey = (selector) => /^\.?[A-Za-z][\w-]*$/.test(selector);

let lastNumber = 0;

/** The rules of a sheet that a screen heeds, in their order and by their keys. */
class Rules {
  read = [];
  byKey = new Map();

  isStartOf(rules) {
    return rules.length >= this.read.length && rules[this.read.length - 1] === this.read.at(-1);
  }

  add(rule) {
    this.read.push(rule);
    const onScreen = !rule.media ? [rule] : Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
    for (const each of onScreen) if (each.selectorText) this.addStyle(each); // @keyframes and the like have none
  }

  addStyle(rule) {
    const found = { number: ++lastNumber, rule, isCertain: isKey(rule.selectorText) };
    for (const key of new Set(keysOf(rule.selectorText))) {
      if (!this.byKey.has(key)) this.byKey.set(key, []);
      this.byKey.get(key).push(found);
    }
  }

  matching(element, keys) {
    const found = new Set(keys.flatMap((key) => this.byKey.get(key) ?? []));
    return [...found]
      .filter(({ rule, isCertain }) => isCertain || matchesDontThrow(element, rule.selectorText))
      .sort((one, other) => one.number - other.number);
  }
}

const indices = new WeakMap();

/** Rules are nearly always added at the end: those that are known already are not read again. */
function rulesOf(sheet) {
  if (!indices.get(sheet)?.isStartOf(sheet.cssRules)) indices.set(sheet, new Rules());
  const rules = indices.get(sheet);
  for (const rule of sheet.cssRules.slice(rules.read.length)) rules.add(rule);
  return rules;
}

/** The selectors that match the element which is being dressed. */
let matching = new Set();
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (_element, selector) => matching.has(selector);

const styles = require('jsdom/lib/jsdom/living/helpers/style-rules.js'); // only now: it takes the function above with it
const { getDeclarationForElement } = styles;
const ofBrowsers = cssom.parse(defaults);
const declarations = new Map();

styles.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const cached = document._styleCache;
  if (!cached.has(element)) cached.set(element, declarationOf(element, document.styleSheets));
  return cached.get(element);
};

function declarationOf(element, styleSheets) {
  const keys = [...new Set(keysOfElement(element))];
  const sheets = styleSheets._list;
  const own = sheets.flatMap((sheet) => rulesOf(sheet).matching(element, keys));
  const found = [...rulesOf(ofBrowsers).matching(element, keys), ...own];
  const kind = `${found.map(({ number }) => number).join()} ${element.getAttributeNS(null, 'style') ?? ''}`;
  if (declarations.has(kind)) return declarations.get(kind);
  matching = new Set(found.map(({ rule }) => rule.selectorText));
  styleSheets._list = [{ cssRules: own.map(({ rule }) => rule) }];
  try {
    declarations.set(kind, getDeclarationForElement(element));
  } finally {
    styleSheets._list = sheets;
  }
  return declarations.get(kind);
}

const inherited = Object.entries(styles.propertiesWithResolvedValueImplemented)
  .filter(([, property]) => property.inherited)
  .map(([name]) => name);

/** By the declaration, and by what the parent gives to it. */
const computed = new WeakMap();

/** `getComputedStyle`, which gives the same answer for the same declarations. */
function quickly(getComputedStyle) {
  const known = new WeakMap();

  function styleOf(element) {
    const impl = implForWrapper(element);
    const declaration = styles.getDeclarationForElement(impl);
    const cache = impl._ownerDocument._styleCache;
    if (!known.has(cache)) known.set(cache, new WeakMap());
    const unchanged = known.get(cache);
    if (!unchanged.has(element)) unchanged.set(element, styleFrom(declaration, element));
    return unchanged.get(element);
  }

  function styleFrom(declaration, element) {
    const parent = element.parentElement && styleOf(element.parentElement);
    const given = parent ? inherited.map((name) => parent.getPropertyValue(name)).join() : '';
    if (!computed.has(declaration)) computed.set(declaration, new Map());
    const answers = computed.get(declaration);
    if (!answers.has(given)) answers.set(given, getComputedStyle(element));
    return answers.get(given);
  }

  return (element, pseudo) =>
    pseudo || !implForWrapper(element) ? getComputedStyle(element, pseudo) : styleOf(element);
}

const windows = require('jsdom/lib/jsdom/browser/Window.js');
const { createWindow } = windows;
windows.createWindow = (...how) => {
  declarations.clear(); // the rules of a new page have other numbers
  const window = createWindow(...how);
  window.getComputedStyle = quickly(window.getComputedStyle);
  return window;
};
