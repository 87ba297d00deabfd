import type { Actor } from '../../../shared/kernel/index.js';
import { changeProfile, type ProfileChanges } from './change-profile.js';
import { newInfluencer } from './influencer.js';
import {
  type InfluencerProfile,
  noDetails,
  privateListsOf,
  unverifyAccount,
  type VerifiedAccount,
  verifyAccount,
} from './influencer-profile.js';
import { profileStrength } from './profile-strength.js';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-01T12:00:00Z');
const zoe: InfluencerProfile = {
  ...newInfluencer({ name: 'Zoë Ng', handle: 'zoe.eats' }, 'joined', before),
  ...noDetails,
  version: 1,
};
const owner: Actor = {
  userId: 'zoe',
  role: 'influencer',
  profile: { uid: zoe.id, type: 'influencer' },
  memberRole: 'owner',
};
const account = {
  platform: 'instagram',
  handle: 'zoe.eats',
  followers: 12_300,
  engagement: 3.5,
  country: 'GB',
} as const;
const change = (changes: ProfileChanges, profile = zoe, actor = owner) => changeProfile(profile, changes, actor, now);
const changed = (changes: ProfileChanges, profile = zoe) => change(changes, profile)![0];
const faultsOf = (changes: ProfileChanges) => {
  try {
    change(changes);
    return {};
  } catch (error) {
    return (error as { details: { errors: Record<string, string> } }).details.errors;
  }
};

describe('a change of a profile', () => {
  it('takes over what is given, keeps the rest, and tells which parts changed', () => {
    const [next, event] = change({ bio: 'Eats.', city: 'leeds', name: 'Zoë Ng' })!;
    expect(next).toMatchObject({ name: 'Zoë Ng', bio: 'Eats.', city: 'leeds', updatedAt: now });
    expect(event).toMatchObject({ name: 'influencer.updated', payload: { changed: ['bio', 'city'] } });
  });

  it('is none when nothing differs', () => {
    expect(change({ bio: '', attributes: {}, portfolio: [] })).toBeNull();
  });

  it('merges the lists, and forgets one that has been emptied', () => {
    const first = changed({ attributes: { cuisines: { chosen: ['thai'], other: null } } });
    const both = changed({ attributes: { interests: { chosen: ['food'], other: 'Kites' } } }, first);
    expect(both.attributes).toEqual({
      cuisines: { chosen: ['thai'], other: null },
      interests: { chosen: ['food'], other: 'Kites' },
    });
    const emptied = changed({ attributes: { cuisines: { chosen: [], other: null } } }, both);
    expect(Object.keys(emptied.attributes)).toEqual(['interests']);
  });

  it('R321: what is sensitive is kept from brands until it is shown, and is kept again once it is emptied', () => {
    const answered = changed({ attributes: { gender: { chosen: ['woman'], other: null } } });
    expect(privateListsOf(answered)).toEqual(['gender']);
    const shown = changed({ shown: ['gender'] }, answered);
    expect([shown.shown, privateListsOf(shown)]).toEqual([['gender'], []]);
    const emptied = changed({ attributes: { gender: { chosen: [], other: null } } }, shown);
    expect(emptied.shown).toEqual([]);
  });

  it('R321: food risk groups are never shown to brands', () => {
    const answered = changed({ attributes: { foodRiskGroups: { chosen: ['fish'], other: null } } });
    expect(change({ shown: ['foodRiskGroups'] }, answered)).toBeNull();
    expect(privateListsOf(answered)).toEqual(['foodRiskGroups']);
  });

  it('follows the largest account, and keeps the time of accounts that say nothing new', () => {
    const first = changed({ accounts: [account] });
    expect(first).toMatchObject({ followers: 12_300, engagement: 3.5, accounts: [{ updatedAt: now, categories: [] }] });
    const older = { ...first, accounts: first.accounts.map((each) => ({ ...each, updatedAt: before })) };
    const both = changed({ accounts: [account, { ...account, platform: 'tiktok', followers: 90_000 }] }, older);
    expect(both.followers).toBe(90_000);
    expect(both.accounts.map(({ updatedAt }) => updatedAt)).toEqual([before, now]);
  });

  it.each<[string, ProfileChanges, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a handle with spaces', { handle: 'zoe eats' }, 'handle'],
    ['a long bio', { bio: 'x'.repeat(601) }, 'bio'],
    ['a city that is not in the list', { city: 'atlantis' }, 'city'],
    ['R335: somebody under 18', { dateOfBirth: '2010-01-01' }, 'dateOfBirth'],
    ['a day that there is not', { dateOfBirth: '1998-02-31' }, 'dateOfBirth'],
    ['four categories', { categories: ['hotels', 'travel', 'beauty', 'home'] }, 'categories'],
    ['two genders', { attributes: { gender: { chosen: ['woman', 'man'], other: null } } }, 'attributes.gender'],
    ['an account without a name', { accounts: [{ ...account, handle: '' }] }, 'accounts.instagram.handle'],
    [
      'a name that the platform does not allow',
      { accounts: [{ ...account, platform: 'tiktok', handle: '황민현' }] },
      'accounts.tiktok.handle',
    ],
    [
      'more than the whole audience',
      { audience: { ...zoe.audience, ages: { 'gen-z': 60, 'gen-x': 50 } } },
      'audience.ages',
    ],
    [
      'a holiday that ends before it begins',
      { availability: { ...zoe.availability, away: [{ from: '2026-12-24', to: '2026-12-20' }] } },
      'availability.away',
    ],
  ])('refuses %s, and says where', (_, changes, field) => {
    expect(Object.keys(faultsOf(changes))).toEqual([field]);
  });

  it('takes a YouTube handle of any alphabet', () => {
    const accounts = [{ ...account, platform: 'youtube', handle: '황민현' }] as const;
    expect(changed({ accounts }).accounts).toMatchObject([{ platform: 'youtube', handle: '황민현' }]);
  });

  it('keeps the name of an account that is older than its platform’s rule', () => {
    const old = { ...zoe, accounts: [{ ...changed({ accounts: [account] }).accounts[0]!, handle: 'x'.repeat(31) }] };
    const accounts = [{ ...account, handle: 'x'.repeat(31), followers: 1 }];
    expect(changed({ accounts }, old).followers).toBe(1);
  });

  it('is for owners and admins, and for staff who may work', () => {
    const as = (actor: Partial<Actor>) => () => change({ bio: 'x' }, zoe, { ...owner, ...actor });
    expect(as({ memberRole: 'member' })).toThrow(expect.objectContaining({ code: 'identity/role-not-enough' }));
    expect(as({ readOnly: true })).toThrow(expect.objectContaining({ code: 'identity/seat-needed' }));
    const staff = { role: 'admin', profile: undefined, memberRole: undefined } as const;
    expect(as({ ...staff, staffRole: 'read-only' })).toThrow(expect.objectContaining({ code: 'profiles/not-staff' }));
    expect(as({ ...staff, staffRole: 'operations' })()).not.toBeNull();
  });
});

describe('the strength of a profile', () => {
  const whole: ProfileChanges = {
    bio: 'I eat my way through Leeds and tell you honestly where to sit.',
    ...{ city: 'leeds', country: 'GB', categories: ['restaurants'], accounts: [account], avatarPath: 'media/a' },
    audience: { ages: { 'gen-z': 60 }, genders: { women: 70 }, countries: [{ country: 'GB', percent: 90 }] },
    availability: { ...zoe.availability, days: ['friday'] },
    portfolio: ['a', 'b', 'c', 'd'].map((id) => ({ filePath: `media/${id}`, kind: 'image', caption: '' })),
    attributes: {
      contentVibes: { chosen: ['calm'], other: null },
      cameraGear: { chosen: ['drone'], other: null },
      interests: { chosen: ['food'], other: null },
      cuisines: { chosen: [], other: 'Georgian' },
      diningTypes: { chosen: ['bistro'], other: null },
    },
  };

  it('begins at nothing, with the step that brings most', () => {
    expect(profileStrength(zoe)).toMatchObject({ percent: 0, next: { section: 'socials', points: 14 }, complete: [] });
  });

  it('is whole without anything sensitive', () => {
    const strength = profileStrength(changed(whole));
    expect(strength).toMatchObject({ percent: 100, next: null });
    expect(strength.complete).toEqual(['basics', 'photos', 'socials', 'audience', 'tastes', 'content', 'availability']);
    const { attributes } = changed(whole);
    expect(profileStrength({ ...changed(whole), attributes: { ...attributes, gender: { chosen: ['man'], other: null } } }))
      .toEqual(strength); // prettier-ignore
  });

  it('grows with every part, and never beyond', () => {
    let [profile, last] = [zoe, 0];
    for (const [field, value] of Object.entries(whole)) {
      profile = changed({ [field]: value }, profile);
      const { percent } = profileStrength(profile);
      expect(percent).toBeGreaterThan(last);
      last = percent;
    }
    expect(last).toBe(100);
  });
});

describe('an account that its platform has verified', () => {
  const numbers = { followers: 4_000, reach: 900, audience: null, day: '2026-11-21' };
  const reported: VerifiedAccount = { platform: 'instagram', handle: 'Zoe.Eats', numbers };
  const typed = changed({ accounts: [account, { ...account, platform: 'tiktok', followers: 90_000 }] });
  const [verified, event] = verifyAccount(typed, reported, now);

  it('gives the profile its figures, whatever others were typed', () => {
    expect(typed.followers).toBe(90_000);
    expect(verified).toMatchObject({ followers: 4_000, engagement: 3.5 });
    expect(verified.accounts[0]).toMatchObject({ handle: 'Zoe.Eats', followers: 12_300, verified: numbers });
    expect(event).toMatchObject({ name: 'influencer.verified', payload: { platform: 'instagram', isVerified: true } });
  });

  it('is added if nobody typed it, and replaces one under another handle with its figures', () => {
    expect(verifyAccount(zoe, reported, now)[0]).toMatchObject({
      ...{ followers: 4_000, engagement: null },
      accounts: [{ platform: 'instagram', handle: 'Zoe.Eats', followers: null, verified: numbers }],
    });
    const renamed = verifyAccount(typed, { ...reported, handle: 'zoe.cooks' }, now)[0];
    expect(renamed.accounts[0]).toMatchObject({ handle: 'zoe.cooks', followers: null, engagement: null });
  });

  it('can’t be renamed or removed here; what else was typed of it can be changed', () => {
    const next = changed({ accounts: [{ ...account, handle: 'celebrity', followers: 9_000_000 }] }, verified);
    expect(next.accounts).toMatchObject([{ handle: 'Zoe.Eats', followers: 9_000_000, verified: numbers }]);
    expect(next.followers).toBe(4_000);
    expect(changed({ accounts: [] }, verified).accounts).toMatchObject([{ platform: 'instagram', verified: numbers }]);
  });

  it('counts as typed again once its owner has disconnected it', () => {
    const [next, told] = unverifyAccount(verified, 'instagram', now)!;
    expect(next).toMatchObject({ followers: 90_000, accounts: [{ followers: 12_300, verified: null }, {}] });
    expect(told).toMatchObject({ payload: { platform: 'instagram', isVerified: false } });
    expect(unverifyAccount(next, 'instagram', now)).toBeNull();
  });
});
