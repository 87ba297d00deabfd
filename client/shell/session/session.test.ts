import { expect, test } from '@jest/globals';
import { brand, influencer } from '../../test/server';
import { displayNameOf, homeOf, maySee, onlyProfileOf, pictureOf } from './session';

test('R149: one linked profile is chosen without asking; of two, nobody chooses', () => {
  const user = { linked_profiles: [] };
  expect(onlyProfileOf({ user, profile: null, secondStep: null, linkedProfiles: [influencer] })).toEqual({
    uid: 'influencer-1',
    type: 'influencer',
  });
  expect(onlyProfileOf({ user, profile: null, secondStep: null, linkedProfiles: [influencer, brand()] })).toBeNull();
});

test('R140, R141, R143: without a linked profile, the linked brand and then the first administered brand count', () => {
  const nobody = { profile: null, secondStep: null, linkedProfiles: [] };
  expect(onlyProfileOf({ ...nobody, user: { linked_profiles: [], linked_brand_uid: 'b1' } })?.uid).toBe('b1');
  expect(onlyProfileOf({ ...nobody, user: { linked_profiles: [], brand_admins_for: ['b2', 'b3'] } })?.uid).toBe('b2');
  expect(onlyProfileOf({ ...nobody, user: { linked_profiles: [], brand_admins_for: [] } })).toBeNull();
});

test('R138, R139: home is the brand’s dashboard or the influencer’s feed', () => {
  expect(homeOf({ profile: brand('b 1'), user: null })).toBe('/app/brand/dashboard?uid=b%201');
  expect(homeOf({ profile: influencer, user: null })).toBe('/app/influencer/browse');
});

test.each([
  ['influencer', '/app/brand/dashboard', false],
  ['brand', '/app/influencer/explore', false],
  ['brand', '/app/influencer/browse', false],
  ['brand', '/app/admin/user-explorer', false],
  ['admin', '/app/influencer/browse', true],
  ['influencer', '/app/support', true],
] as const)('R77: whether %s may see %s: %s', (type, path, expected) => {
  expect(maySee(type, path)).toBe(expected);
});

test('R158, R165: an influencer goes by the handle; the avatar comes before other pictures', () => {
  expect(displayNameOf(influencer)).toBe('@marta.eats');
  const media = [{ file_path: 'media.jpg' }];
  const pictured = { ...influencer, profile: { ...influencer.profile, profile_media: media, profile_pic: 'old.jpg' } };
  expect(pictureOf(pictured)).toBe('media.jpg');
  expect(pictureOf({ ...pictured, profile: { ...pictured.profile, avatar: { file_path: 'avatar.jpg' } } })).toBe(
    'avatar.jpg',
  );
  expect(pictureOf(influencer)).toBeNull();
});
