import { byteRange } from './media.controller.js';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
])('%s of 1,000 bytes is %o', (header, range) => expect(byteRange(header, 1_000)).toEqual(range));

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=1000-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'bytes=-0',
  'lines=1-2',
  'bytes=a-b',
])('with %s the whole is sent', (header) => expect(byteRange(header, 1_000)).toBeNull());
