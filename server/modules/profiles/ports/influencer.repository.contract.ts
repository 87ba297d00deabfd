import { theProduct } from '../../../shared/kernel/index.js';
import { joinInfluencer, newInfluencer, type NewInfluencer } from '../domain/influencer.js';
import type { InfluencerRepository } from './influencer.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const account = {
  platform: 'instagram',
  followers: 5_000,
  engagement: 2.5,
  country: 'GB',
  categories: ['Food'],
} as const;

/** What every home of influencers must do. */
export function influencerRepositoryContract(make: () => InfluencerRepository): void {
  const saved = (details: Partial<NewInfluencer> & { handle: string }) =>
    make().save(...joinInfluencer({ name: 'Zoë Ng', ...details }, theProduct, now));

  it('gives back what was saved, with the accounts', async () => {
    const influencer = await saved({
      handle: 'zoe.back',
      city: 'london',
      accounts: [{ ...account, handle: 'zoe.back' }],
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
    const influencer = await saved({ handle: 'zoe.change', accounts: [{ ...account, handle: 'zoe.change' }] });
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

  it('refuses a handle that somebody has, whatever the case of its letters', async () => {
    await saved({ handle: 'TheOnlyOne' });
    await expect(saved({ handle: 'theonlyone' })).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('lets nobody join with a reserved handle, whatever the case of its letters; staff may give it', async () => {
    for (const handle of ['Kept.Back', 'kept.back']) await make().reserveHandle(handle, now);
    await expect(saved({ handle: 'KEPT.back' })).rejects.toMatchObject({ code: 'profiles/handle-taken' });
    const given = await make().save(newInfluencer({ name: 'Zoë Ng', handle: 'kept.back' }, 'staff', now));
    await make().reserveHandle('kept.back', now);
    expect(await make().save({ ...given, bio: 'Eats.' })).toMatchObject({ handle: 'kept.back', bio: 'Eats.' });
  });

  it('refuses a social account that somebody has', async () => {
    await saved({ handle: 'first.owner', accounts: [{ ...account, handle: 'shared' }] });
    const second = saved({ handle: 'second.owner', accounts: [{ ...account, handle: 'Shared' }] });
    await expect(second).rejects.toMatchObject({ code: 'profiles/handle-taken' });
  });

  it('refuses one that was read before somebody else changed it', async () => {
    const influencer = await saved({ handle: 'stale.one' });
    await make().save({ ...influencer, bio: 'One' });
    await expect(make().save({ ...influencer, bio: 'Two' })).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('says that an influencer does not exist', async () => {
    const nobody = make().get('01a1fc0c-0000-7000-8000-000000000000');
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
  });
}
