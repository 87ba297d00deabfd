import { expect, it } from '@jest/globals';
import { rightsInWords } from './rights-words';

const agreed = { channels: ['own-social' as const, 'paid-ads' as const], months: 6 };

it('says what the brand may do, and until when', () => {
  expect(rightsInWords({ agreed, until: null, running: true })).toBe(
    'Usage rights: social channels and paid ads, for 6 months from approval.',
  );
  const until = '2027-05-12T10:00:00.000Z';
  expect(rightsInWords({ agreed, until, running: true })).toBe(
    'Usage rights: social channels and paid ads, until 12 May 2027.',
  );
  expect(rightsInWords({ agreed, until, running: false })).toBe('The usage rights ended on 12 May 2027.');
  expect(rightsInWords({ agreed: null, until: null, running: true })).toBeNull();
});
