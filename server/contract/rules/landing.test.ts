import { landingFor, type Links } from './portal-paths.js';

const brand = { type: 'brand', uid: 'b 1' } as const;
const influencer = { type: 'influencer', uid: 'i1' } as const;
const admin = { type: 'admin', uid: 'a1' } as const;

test.each<[string, Links, string]>([
  ['R138: first profile a brand', { linked_profiles: [brand, influencer] }, '/app/brand/dashboard?uid=b%201'],
  [
    'R138: a linked profile goes before linked_brand_uid',
    { linked_profiles: [brand], linked_brand_uid: 'b2' },
    '/app/brand/dashboard?uid=b%201',
  ],
  ['R139: first profile an influencer', { linked_profiles: [influencer, brand] }, '/app/influencer/browse'],
  ['R140: only linked_brand_uid', { linked_profiles: [], linked_brand_uid: 'b2' }, '/app/brand/dashboard?uid=b2'],
  [
    'R141: only brand_admins_for',
    { linked_profiles: [], brand_admins_for: ['b3', 'b4'] },
    '/app/brand/dashboard?uid=b3',
  ],
  ['R142: nothing linked', { linked_profiles: [] }, '/app/influencer/browse'],
  [
    'R143: linked_brand_uid goes before brand_admins_for',
    { linked_profiles: [], linked_brand_uid: 'b2', brand_admins_for: ['b3'] },
    '/app/brand/dashboard?uid=b2',
  ],
  [
    'R144, R146: an empty brand_admins_for counts as absent',
    { linked_profiles: [], linked_brand_uid: null, brand_admins_for: [] },
    '/app/influencer/browse',
  ],
  ['R145: first profile of type admin', { linked_profiles: [admin, brand] }, '/app/admin/influencer-manager'],
])('%s', (_, links, path) => expect(landingFor(links)).toBe(path));
