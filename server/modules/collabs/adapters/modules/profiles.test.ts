import type { BrandCard, InfluencerCard } from '../../../profiles/index.js';
import { ProfileDeletions } from './profiles.js';

const brand = { uid: 'b1', type: 'brand' } as const;
const influencer = { uid: 'i1', type: 'influencer' } as const;

/** Profiles that exist. */
const profilesWith = (...there: string[]) => {
  const cards = async <Card>(ids: readonly string[]) =>
    new Map(ids.filter((id) => there.includes(id)).map((id) => [id, { id } as Card]));
  return { brandCards: cards<BrandCard>, influencerCards: cards<InfluencerCard> };
};

test.each([
  ['neither, when both are there', ['b1', 'i1'], []],
  ['the brand', ['i1'], [brand]],
  ['the influencer', ['b1'], [influencer]],
  ['a uid of the other kind does not count', ['b1'], [influencer]],
])('names who has been deleted: %s', async (_, there, gone) => {
  expect(await new ProfileDeletions(profilesWith(...there)).among([brand, influencer])).toEqual(gone);
});
