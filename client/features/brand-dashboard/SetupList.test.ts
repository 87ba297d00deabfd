import { expect, test } from '@jest/globals';
import { setupSteps } from './SetupList';

const known = { uid: 'brand-1', company: { about: '' }, venues: 0, offers: 0, collabs: 0 };
const done = (more: Partial<typeof known>) =>
  setupSteps({ ...known, ...more })
    .filter((step) => step.done)
    .map(({ label }) => label);

test('a new brand has four things to do, and each is done by doing it', () => {
  expect(done({})).toEqual([]);
  expect(done({ company: { about: ' ' } })).toEqual([]);
  expect(done({ company: { about: 'Oysters and stout.' } })).toEqual(['Introduce your brand']);
  expect(done({ venues: 1 })).toEqual(['Add your venue']);
  expect(done({ offers: 2 })).toEqual(['Publish an offer']);
  expect(done({ collabs: 1 })).toEqual(['Invite a creator, or answer a request']);
});
