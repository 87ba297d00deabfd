import { theProduct } from '../../../shared/kernel/index.js';
import { joinInfluencer, newInfluencer, type NewInfluencer, type SocialAccount } from '../domain/influencer.js';
import type { InfluencerRepository, InfluencerProfileRepository } from './influencers.js';
import { type InfluencerProfile, profileUpdated } from '../domain/influencer-profile.js';

const now = new Date('2026-11-21T12:00:00Z');
const anAccount = {
  platform: 'instagram',
  followers: 5_000,
  engagement: 2.5,
  country: 'GB',
  categories: ['Food'],
} as const;

/** The contract of every store of influencers. */
export function influencerRepositoryContract(make: () => InfluencerRepository): void {
  const saved = (details: Partial<NewInfluencer> & { handle: string }) =>
    make().save(...joinInfluencer({ name: 'Zoë Ng', ...details }, theProduct, now));

  it('gives back what was saved, with the accounts', async () => {
    const influencer = await saved({
      handle: 'zoe.back',
      city: 'london',
      accounts: [{ ...anAccount, handle: 'zoe.back' }],
    });
    expect(await make().get(influencer.id)).toEqual(influencer);
    expect(influencer).toMatchObject({
      claimed: true,
      source: 'joined',
      followers: 5_000,
      engagement: 2.5,
      version: 1,
    });
  });

  it('finds a profile that nobody looks after by its handle, whatever its case, and no other', async () => {
    const { id } = await make().save(newInfluencer({ name: 'Ana Reyes', handle: 'claim.Found' }, 'imported', now));
    expect(await make().unclaimed('CLAIM.found')).toEqual({ id, handle: 'claim.Found', name: 'Ana Reyes' });
    await saved({ handle: 'claim.joined' });
    expect(await make().unclaimed('claim.joined')).toBeNull();
    expect(await make().unclaimed('claim.nobody')).toBeNull();
  });

  it('saves a change', async () => {
    const influencer = await saved({ handle: 'zoe.change', accounts: [{ ...anAccount, handle: 'zoe.change' }] });
    const [first] = influencer.accounts;
    await make().save({ ...influencer, bio: 'Eats.', accounts: [{ ...first!, followers: 6_000 }] });
    expect(await make().get(influencer.id)).toMatchObject({
      bio: 'Eats.',
      version: 2,
      accounts: [{ followers: 6_000 }],
    });
  });

  it('gives a free slug to handles that leave the same one', async () => {
    expect((await saved({ handle: 'anna.lee' })).slug).toBe('annalee');
    expect((await saved({ handle: 'annalee' })).slug).toBe('annalee-2');
  });

  it('refuses a handle that someone has, whatever the case of its letters', async () => {
    await saved({ handle: 'TheOnlyOne' });
    await expect(saved({ handle: 'theonlyone' })).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('lets nobody join with a reserved handle, whatever the case of its letters; staff may give it', async () => {
    for (const handle of ['Kept.Back', 'kept.back']) await make().reserveHandle(handle, 'instagram', now);
    await expect(saved({ handle: 'KEPT.back' })).rejects.toMatchObject({ code: 'profiles/handle-taken' });
    const given = await make().save(newInfluencer({ name: 'Zoë Ng', handle: 'kept.back' }, 'staff', now));
    await make().reserveHandle('kept.back', 'instagram', now);
    expect(await make().save({ ...given, bio: 'Eats.' })).toMatchObject({ handle: 'kept.back', bio: 'Eats.' });
  });

  it('refuses a social account that someone has', async () => {
    await saved({ handle: 'first.owner', accounts: [{ ...anAccount, handle: 'shared' }] });
    const second = saved({ handle: 'second.owner', accounts: [{ ...anAccount, handle: 'Shared' }] });
    await expect(second).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('refuses one that was read before someone else changed it', async () => {
    const influencer = await saved({ handle: 'stale.one' });
    await make().save({ ...influencer, bio: 'One' });
    await expect(make().save({ ...influencer, bio: 'Two' })).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('says that an influencer does not exist', async () => {
    const nobody = make().get('01a1fc0c-0000-7000-8000-000000000000');
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
  });
}

const later = new Date('2026-11-24T12:00:00Z');
const last = new Date('2026-11-26T12:00:00Z');
const account = (handle: string, followers: number | null): SocialAccount => ({
  platform: 'instagram',
  handle,
  followers,
  engagement: 2.5,
  country: 'GB',
  categories: [],
  updatedAt: now,
});

/** The contract of every store of whole profiles. */
export function influencerProfileRepositoryContract(
  make: () => InfluencerProfileRepository,
  influencers: () => InfluencerRepository,
): void {
  const joined = async (handle: string): Promise<InfluencerProfile> => {
    const { id } = await influencers().save(...joinInfluencer({ name: 'Zoë Ng', handle }, theProduct, now));
    return make().get(id);
  };
  const save = (profile: InfluencerProfile) => make().save(profile, profileUpdated(profile, ['bio'], theProduct, now));

  it('begins with nothing said', async () => {
    expect(await joined('profile.empty')).toMatchObject({
      attributes: {},
      shown: [],
      portfolio: [],
      dateOfBirth: null,
    });
  });

  it('gives back what was saved, in its order', async () => {
    const profile = await joined('profile.back');
    const saved = await save({
      ...profile,
      ...{ bio: 'Eats.', dateOfBirth: '1998-04-30', shown: ['gender'] },
      attributes: { gender: { chosen: ['woman'], other: null }, eyeColour: { chosen: [], other: 'Violet' } },
      audience: { ages: { 'gen-z': 60 }, genders: { women: 70 }, countries: [{ country: 'GB', percent: 90 }] },
      availability: {
        days: ['friday'],
        times: ['lunch'],
        travel: 'uk',
        away: [{ from: '2026-12-24', to: '2026-12-27' }],
      },
      portfolio: [
        { filePath: 'media/00000000-0000-4000-8000-00000000000b', kind: 'video', caption: 'Second' },
        { filePath: 'media/00000000-0000-4000-8000-00000000000a', kind: 'image', caption: '' },
      ],
      accounts: [account('profile.back', 5_000)],
    });
    expect(saved.version).toBe(2);
    expect(await make().get(profile.id)).toEqual(saved);
  });

  it('takes the place of what was there', async () => {
    const profile = await joined('profile.replaced');
    const full = await save({ ...profile, bio: 'One', accounts: [account('profile.replaced', 1)] });
    await save({ ...full, bio: 'Two', accounts: [], attributes: {}, portfolio: [] });
    expect(await make().get(profile.id)).toMatchObject({ bio: 'Two', accounts: [], version: 3 });
  });

  it('notes the followers of each day on which they change, the last word of a day, and forgets those of another account', async () => {
    const profile = await joined('profile.grows');
    const named = (handle: string, followers: number, updatedAt: Date, from: InfluencerProfile) =>
      save({ ...from, updatedAt, accounts: [{ ...account(handle, followers), updatedAt }] });
    const first = await named('grows', 100, now, profile);
    const second = await named('grows', 110, now, first);
    const third = await named('grows', 130, later, second);
    const fourth = await save({ ...third, bio: 'Eats.', updatedAt: last });
    expect(await make().historyOf(profile.id, 60)).toMatchObject([
      { platform: 'instagram', day: '2026-11-21', followers: 110 },
      { platform: 'instagram', day: '2026-11-24', followers: 130 },
    ]);
    expect(await make().historyOf(profile.id, 1)).toMatchObject([{ followers: 130 }]);
    await named('another', 7, last, fourth);
    expect(await make().historyOf(profile.id, 60)).toMatchObject([{ day: '2026-11-26', followers: 7 }]);
  });

  it('refuses one that was read before someone else changed it', async () => {
    const profile = await joined('profile.stale');
    await save({ ...profile, bio: 'One' });
    await expect(save({ ...profile, bio: 'Two' })).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('refuses a handle that someone has or that is reserved', async () => {
    await joined('profile.first');
    const second = await joined('profile.second');
    const taken = save({ ...second, handle: 'PROFILE.first' });
    await expect(taken).rejects.toMatchObject({ code: 'profiles/handle-taken' });
    await influencers().reserveHandle('profile.kept', 'instagram', now);
    const kept = save({ ...second, handle: 'profile.kept' });
    await expect(kept).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('refuses an account that is reserved on its platform, except to those who have it', async () => {
    const first = await joined('profile.early');
    const saved = await save({ ...first, accounts: [account('held.back', 1)] });
    await influencers().reserveHandle('held.back', 'instagram', now);
    expect((await save({ ...saved, bio: 'Eats.' })).accounts).toMatchObject([{ handle: 'held.back' }]);
    await influencers().reserveHandle('held.too', 'instagram', now);
    const second = await joined('profile.late');
    await expect(save({ ...second, accounts: [account('Held.too', 1)] })).rejects.toMatchObject({
      code: 'profiles/account-taken',
    });
    const elsewhere = { ...account('held.too', 1), platform: 'tiktok' as const };
    expect((await save({ ...second, accounts: [elsewhere] })).accounts).toMatchObject([{ handle: 'held.too' }]);
  });

  it('refuses an account that someone has, and says which', async () => {
    const first = await joined('profile.owner');
    await save({ ...first, accounts: [account('theirs', 1)] });
    const second = await joined('profile.thief');
    await expect(save({ ...second, accounts: [account('Theirs', 1)] })).rejects.toMatchObject({
      code: 'profiles/account-taken',
      details: { errors: { 'accounts.instagram.handle': expect.any(String) } },
    });
  });

  it('says that an influencer does not exist', async () => {
    const nobody = make().get('01a1fc0c-0000-7000-8000-000000000000');
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
  });
}
