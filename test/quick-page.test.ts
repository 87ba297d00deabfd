import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Reads each element's style and label; then the page changes, and it reads them again. */
const questions = `
  const { JSDOM } = require('jsdom');
  const { window } = new JSDOM(\`
    <style>
      p { color: red }
      .note, a.note:hover { color: green }
      .note.loud { font-weight: 700 }
      main > .note:not(.loud) { font-style: italic }
      [data-state="open"] { display: none }
      input[type='checkbox'] { width: 11px }
      .row :where(.cell, p) { height: 7px }
      main [data-state] { bottom: 4px }
      * { text-align: center }
      @media screen { .note { top: 1px } p { left: 2px } }
      @media (min-width: 1px) { [data-state] { right: 3px } }
      @keyframes turn { from { opacity: 0 } }
      P.last { color: blue }
    </style>
    <main>
      <p id="plain">One</p>
      <p id="noted" class="note">Two</p>
      <p id="loud" class="note loud last">Three</p>
      <div id="open" data-state="open" class="row"><span id="cell" class="cell"></span><p id="inner"></p></div>
      <label for="box">Box</label><label>Around <input id="box" type="checkbox" /></label>
      <label for="nobody">Of nobody</label><label for="plain">Of no field</label>
      <input id="twin" /><label for="twin">First</label><label for="twin">Second</label>
    </main>\`);
  const { document } = window;
  const dress = (element) => {
    const style = window.getComputedStyle(element);
    return Array.from(style, (name) => name + ': ' + style.getPropertyValue(name));
  };
  const labels = ({ labels }) => labels && [...labels].map(({ textContent }) => textContent);
  const all = () => [...document.querySelectorAll('[id]')].map((each) => [each.id, dress(each), labels(each)]);
  const before = all();
  const sheet = document.styleSheets[0];
  sheet.insertRule('.note { color: purple }', sheet.cssRules.length);
  sheet.deleteRule(0);
  document.getElementById('plain').className = 'note';
  document.getElementById('open').dataset.state = 'closed';
  document.querySelector('label').htmlFor = 'twin';
  console.log(JSON.stringify({ before, after: all() }));
`;

const answersAfter = (...loaded: string[]): string => {
  const files = loaded.flatMap((name) => ['--require', path.join(__dirname, 'runner', name)]);
  return execFileSync(process.execPath, [...files, '--eval', questions], { encoding: 'utf8' });
};

it('the quick styles and labels of client tests are those of jsdom', () => {
  const plain = answersAfter();
  expect(plain).toContain('color: rgb(0, 128, 0)');
  expect(plain).toContain('["Box","Around "]');
  expect(answersAfter('quick-styles.cjs', 'quick-labels.cjs')).toBe(plain);
});
