import { versionOf } from './params.js';

it.each([
  [undefined, undefined],
  ['*', undefined],
  ['"7"', 7],
  [' "12" ', 12],
  ['W/"7"', -1],
  ['7', -1],
  ['"seven"', -1],
  ['', -1],
])('If-Match: %s is the version %s', (header, version) => expect(versionOf(header)).toBe(version));
