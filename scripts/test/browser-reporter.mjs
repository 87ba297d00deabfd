import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where the lines go; browser.mjs reads them. */
const tellsOn = 3;
const tell = (line) => fs.writeSync(tellsOn, `${JSON.stringify(line)}\n`);

const mostLines = 12;
const textOf = ({ message, value, stack } = {}) =>
  stripVTControlCharacters(message ?? value ?? stack ?? 'no reason was given')
    .split('\n')
    .slice(0, mostLines)
    .join('\n');
const placeOf = ({ file, line }) => `${path.relative('.', file)}:${line}`;

/** Tells of each test that has ended as one line of JSON, and of what fails outside of any. */
export default class {
  onTestEnd(test, { errors }) {
    const title = test.titlePath().slice(3).join(' › ');
    if (test.ok()) return tell({ passed: title });
    const where = placeOf(errors.find(({ location }) => location)?.location ?? test.location);
    tell({ failed: { title, where, message: errors.map(textOf).join('\n\n') } });
  }

  onError(error) {
    const where = error.location ? placeOf(error.location) : 'playwright.config.ts';
    tell({ failed: { title: 'Playwright, outside of any test', where, message: textOf(error) } });
  }
}
