require('./quick-styles.cjs'); // before jsdom itself; brings the quick labels
const { JSDOM } = require('jsdom');
const PlainEnvironment = require('./environment.cjs');

/** What Node has of its own and pages must not see otherwise: jsdom's are the ones that its elements accept. */
const fromThePage =
  /^(Event|EventTarget|CustomEvent|AbortController|AbortSignal|Blob|File|FormData|Headers|MessageEvent|DOMException|URL|URLSearchParams|navigator)$/;

/** Puts the globals of a page beside Node's, once a worker: what was loaded keeps the document that it has seen. */
function openPage() {
  const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !fromThePage.test(name)) continue;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
  }
  for (const name of ['window', 'self', 'top', 'parent'])
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle', 'matchMedia'])
    if (window[name]) globalThis[name] = window[name].bind(window);
  loadReact();
  return window;
}

/** React keeps the timer it is loaded with, and holds back what follows a placeholder for up to 300 ms so that a page doesn’t flicker. Tests don’t mind. */
function loadReact() {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run) => setTimeout(run, 0);
  require('react-dom/client');
  globalThis.setTimeout = setTimeout;
}

/** What waits at the end of a test file, as a query that would be forgotten in five minutes: it would speak in the next file. */
const waiting = new Set();
for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  globalThis[name] = (...how) => {
    const timer = start(...how);
    waiting.add(timer);
    return timer;
  };
}

/** A page that is open once a worker, and empty at the start of each test file. */
class BrowserEnvironment extends PlainEnvironment {
  /** No page has them, and React tells its tests by them that it is done. */
  neverFaked = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

  async setup() {
    BrowserEnvironment.page ??= openPage();
    const { document, history, localStorage, sessionStorage } = BrowserEnvironment.page;
    document.body.replaceChildren();
    document.title = '';
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!(name in this.globals)) delete globalThis[name];
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    delete navigator.locks; // jsdom has none; a test may have given it some
  }
}

module.exports = BrowserEnvironment;
