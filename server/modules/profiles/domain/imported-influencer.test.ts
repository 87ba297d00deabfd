import { type ImportedPerson, planImport } from './imported-influencer.js';
import type { Influencer } from './influencer.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const zoe: ImportedPerson = {
  row: 2,
  handle: 'zoe.ng',
  name: 'Zoë Ng',
  followers: 5_000,
  engagement: 2.5,
  country: 'GB',
  categories: ['Food'],
  city: null,
  email: null,
  asOf: '2026-11-21',
};

function planned(
  person: ImportedPerson,
  known: Influencer | null,
  platform: 'instagram' | 'tiktok' = 'instagram',
  at = now,
) {
  const plan = planImport(person, platform, known, at);
  if (plan.kind === 'keep') throw new Error(`kept: ${plan.reason}`);
  return plan;
}
const imported = () => ({ ...planned(zoe, null).influencer, version: 1 });

describe('what an imported row does', () => {
  it('makes an unclaimed profile with an account', () => {
    const { kind, influencer } = planned(zoe, null);
    expect(kind).toBe('create');
    expect(influencer).toMatchObject({
      name: 'Zoë Ng', handle: 'zoe.ng', slug: 'zoeng', claimed: false, source: 'imported', followers: 5_000, engagement: 2.5, categories: ['Food'],
      accounts: [{ platform: 'instagram', handle: 'zoe.ng', followers: 5_000, country: 'GB' }],
    }); // prettier-ignore
  });

  it('calls someone without a name by the handle, until a row knows the name', () => {
    const nameless = planned({ ...zoe, name: null }, null).influencer;
    expect(nameless.name).toBe('zoe.ng');
    expect(planned(zoe, nameless).influencer.name).toBe('Zoë Ng');
  });

  it('changes nothing a second time, nor for what a row does not know', () => {
    const again = planImport(zoe, 'instagram', imported(), later);
    const vaguer = {
      ...zoe,
      handle: 'ZOE.NG',
      name: null,
      followers: null,
      engagement: null,
      country: null,
      categories: [],
    };
    expect(again).toEqual({ kind: 'keep', reason: 'unchanged' });
    expect(planImport(vaguer, 'instagram', imported(), later)).toEqual({ kind: 'keep', reason: 'unchanged' });
  });

  it('refreshes the figures and the name, and keeps the address', () => {
    const row = { ...zoe, name: 'Zoe N.', followers: 6_000, city: 'leeds', email: 'zoe@ng.test' };
    const { kind, influencer } = planned(row, imported(), 'instagram', later);
    expect(kind).toBe('update');
    expect(influencer).toMatchObject({
      name: 'Zoe N.',
      city: 'leeds',
      email: 'zoe@ng.test',
      slug: 'zoeng',
      followers: 6_000,
      updatedAt: later,
    });
  });

  it('replaces no figures of a newer day, whenever it comes', () => {
    const november = new Date('2022-11-30T23:59:59Z');
    const december = new Date('2022-12-31T23:59:59Z');
    const known = planImport({ ...zoe, followers: 9_000 }, 'instagram', null, now, december) as {
      influencer: Influencer;
    };
    const plan = (at: Date, person = zoe) => planImport(person, 'instagram', known.influencer, later, at);
    expect(plan(november)).toEqual({ kind: 'keep', reason: 'older' });
    expect(plan(later)).toMatchObject({ influencer: { followers: 5_000, accounts: [{ updatedAt: later }] } });
    expect(plan(december)).toMatchObject({ influencer: { followers: 5_000, accounts: [{ updatedAt: december }] } });
  });

  it('takes the name of the newest day, and of one day the first', () => {
    const renamed = (at: Date) => planned({ ...zoe, name: 'Zoe N.' }, imported(), 'tiktok', at).influencer.name;
    expect(renamed(now)).toBe('Zoë Ng');
    expect(renamed(later)).toBe('Zoe N.');
  });

  it('adds the same handle on another platform to the same person; the larger account gives the figures', () => {
    const { influencer } = planned(
      { ...zoe, followers: 9_000, engagement: null, categories: ['Travel'] },
      imported(),
      'tiktok',
    );
    expect(influencer.accounts.map(({ platform }) => platform)).toEqual(['instagram', 'tiktok']);
    expect(influencer).toMatchObject({ followers: 9_000, engagement: null, categories: ['Food', 'Travel'] });
  });

  it('leaves a claimed profile to its person', () => {
    const claimed = { ...imported(), claimed: true };
    expect(planImport({ ...zoe, followers: 1 }, 'instagram', claimed, later)).toEqual({
      kind: 'keep',
      reason: 'claimed',
    });
  });

  it('does not put a second account of one platform on a person', () => {
    const known = { ...imported(), handle: 'other' };
    expect(planImport({ ...zoe, handle: 'other' }, 'instagram', known, later)).toEqual({
      kind: 'keep',
      reason: 'other-account',
    });
  });
});
