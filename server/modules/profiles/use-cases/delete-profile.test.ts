import { FixedClock as Clock, NoTransaction } from '../../../../test/support/core.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryBrandRepository, InMemoryDeletedProfiles } from '../adapters/persistence/in-memory-brands.js';
import { InMemoryInfluencerRepository } from '../adapters/persistence/in-memory-influencers.js';
import { createBrand } from '../domain/brand.js';
import { joinInfluencer } from '../domain/influencer.js';
import { ProfileDoors } from '../ports/neighbours.js';
import { DeleteProfile, EraseDeletedProfiles, RestoreProfile } from './delete-profile.js';
import { UpdateBrand } from './change-brands.js';

const now = new Date('2026-11-02T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const sam: Actor = { userId: 'sam', role: 'admin', staffRole: 'super-user' };

class KnownDoors extends ProfileDoors {
  readonly closed = new Set<string>();
  async close(uid: string): Promise<void> {
    this.closed.add(uid);
  }
  async reopen(uid: string): Promise<void> {
    this.closed.delete(uid);
  }
}

async function world() {
  const [influencers, deleted] = [new InMemoryInfluencerRepository(), new InMemoryDeletedProfiles()];
  const brands = new InMemoryBrandRepository(deleted);
  const doors = new KnownDoors();
  const clock = new Clock(now);
  const details = { name: 'Ember', email: 'ember@example.com', city: 'london', category: 'restaurants' } as const;
  const brand = await brands.save(...createBrand(details, theProduct, now));
  const influencer = await influencers.save(...joinInfluencer({ name: 'Nia', handle: 'nia' }, theProduct, now));
  return {
    ember: { uid: brand.id, type: 'brand' } as const,
    nia: { uid: influencer.id, type: 'influencer' } as const,
    clock,
    deleted,
    doors,
    remove: new DeleteProfile(brands, influencers, deleted, doors, new NoTransaction(), clock),
    restore: new RestoreProfile(deleted, doors, new NoTransaction(), clock),
    erase: new EraseDeletedProfiles(deleted),
    update: new UpdateBrand(brands, clock),
  };
}

describe('a profile that is deleted', () => {
  it('R425: is closed to its people, and cannot be deleted or changed again', async () => {
    const { ember, remove, doors, update } = await world();
    await remove.execute(sam, ember, 'Ember');

    expect(doors.closed).toEqual(new Set([ember.uid]));
    await expect(remove.execute(sam, ember, 'Ember')).rejects.toMatchObject({ code: 'profiles/already-deleted' });
    await expect(update.execute(sam, ember.uid, { name: 'Embers' })).rejects.toMatchObject({
      code: 'profiles/brand-not-found',
    });
  });

  it('R425: comes back whole within 30 days', async () => {
    const { nia, remove, restore, doors, deleted } = await world();
    await remove.execute(sam, nia, 'Nia');
    await restore.execute(sam, nia);

    expect(doors.closed.size).toBe(0);
    expect(deleted.events.map(({ name }) => name)).toEqual(['influencer.deleted', 'influencer.restored']);
    await expect(restore.execute(sam, nia)).rejects.toMatchObject({ code: 'profiles/not-deleted' });
  });

  it('R425: is erased when the 30 days are over, once, and does not come back', async () => {
    const { ember, remove, restore, erase, deleted, clock } = await world();
    await remove.execute(sam, ember, 'Ember');
    expect(await erase.execute(inDays(29))).toBe(0);
    expect(await erase.execute(inDays(30))).toBe(1);
    expect(await erase.execute(inDays(31))).toBe(0);

    expect(deleted.events.at(-1)?.name).toBe('brand.erased');
    clock.set(inDays(31));
    await expect(restore.execute(sam, ember)).rejects.toMatchObject({ code: 'profiles/too-late-to-restore' });
  });

  it('is not found under the other kind', async () => {
    const { ember, remove, restore } = await world();
    await remove.execute(sam, ember, 'Ember');
    await expect(restore.execute(sam, { ...ember, type: 'influencer' })).rejects.toMatchObject({
      code: 'profiles/not-deleted',
    });
  });
});
