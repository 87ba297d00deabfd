import { expect, test } from '@jest/globals';
import { bytesInWords } from './bytes';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [2_430_000, '2.43 MB'],
  [10_000_000_000, '10 GB'],
  [1_000_000_000_000, '1 TB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words.replace(' ', '\u00a0')));
