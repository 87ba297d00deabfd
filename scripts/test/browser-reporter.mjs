import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { tell } from './told.mjs';

const mostLines = 12;
const textOf = ({ message, value, stack } = {}) =>
  stripVTControlCharacters(message ?? value ?? stack ?? 'no reason was given')
    .split('\n')
    .slice(0, mostLines)
    .join('\n');
const placeOf = ({ file, line }) => `${path.relative('.', file)}:${line}`;

/** Reports each test as soon as it has ended, and errors outside any test. */
export default class {
  onTestEnd(test, { errors, duration }) {
    const title = test.titlePath().slice(3).join(' › ');
    tell({ file: `${placeOf(test.location)} ${title}`, seconds: duration / 1000 });
    if (test.ok()) return tell({ passed: title });
    const where = placeOf(errors.find(({ location }) => location)?.location ?? test.location);
    tell({ failed: { title, where, message: errors.map(textOf).join('\n\n') } });
  }

  onError(error) {
    const where = error.location ? placeOf(error.location) : 'playwright.config.ts';
    tell({ failed: { title: 'outside of any test', where, message: textOf(error) } });
  }

  onEnd() {
    tell({ completed: true });
  }
}
