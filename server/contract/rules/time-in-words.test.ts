import { expect, it } from '@jest/globals';
import { timeInWords } from './time-in-words.js';

it('says minutes, hours and days', () =>
  expect([1, 30, 60, 60 * 60].map(timeInWords)).toEqual(['1 minute', '30 minutes', '1 hour', '2.5 days']));
