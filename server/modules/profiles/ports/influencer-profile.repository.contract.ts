import { theProduct } from '../../../shared/kernel/index.js';
import { joinInfluencer, type SocialAccount } from '../domain/influencer.js';
import { type InfluencerProfile, profileUpdated } from '../domain/influencer-profile.js';
import type { InfluencerProfileRepository } from './influencer-profile.repository.js';
import type { InfluencerRepository } from './influencer.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
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

/** What every home of whole profiles must do. */
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

  it('refuses one that was read before somebody else changed it', async () => {
    const profile = await joined('profile.stale');
    await save({ ...profile, bio: 'One' });
    await expect(save({ ...profile, bio: 'Two' })).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('refuses a handle that somebody has or that is reserved', async () => {
    await joined('profile.first');
    const second = await joined('profile.second');
    const taken = save({ ...second, handle: 'PROFILE.first' });
    await expect(taken).rejects.toMatchObject({ code: 'profiles/handle-taken' });
    await influencers().reserveHandle('profile.kept', now);
    const kept = save({ ...second, handle: 'profile.kept' });
    await expect(kept).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('refuses an account that somebody has, and says which', async () => {
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
