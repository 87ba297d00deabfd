import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemorySafetyFlags } from '../adapters/persistence/in-memory-influencers.js';
import { FlagInfluencer, LiftFlag } from './flag-influencer.js';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const looks: Actor = { ...staff, staffRole: 'read-only' };
const nia = newId();

function world() {
  const flags = new InMemorySafetyFlags((id) => id === nia);
  return { flags, set: new FlagInfluencer(flags, clock), lift: new LiftFlag(flags, clock) };
}

describe('R290, R323: safety flags of an influencer', () => {
  it('say who set them, when and why, and who lifted them', async () => {
    const { flags, set, lift } = world();
    await set.execute(staff, nia, 'alcohol', 'A bottle on every picture.');
    const [flag] = await flags.of(nia);
    expect(flag).toMatchObject({ category: 'alcohol', setBy: staff.userId, setAt: clock.now(), liftedAt: null });
    await lift.execute(staff, nia, flag!.id);
    expect(await flags.of(nia)).toMatchObject([{ liftedBy: staff.userId, liftedAt: clock.now() }]);
    expect(flags.events.map(({ name, payload }) => [name, payload])).toEqual([
      ['influencer.flagged', { category: 'alcohol' }],
      ['influencer.flag-lifted', { category: 'alcohol' }],
    ]);
  });

  it('are set and lifted by staff who may, and lifted on the profile that they are of', async () => {
    const { flags, set, lift } = world();
    await expect(set.execute(looks, nia, 'crime', 'x')).rejects.toMatchObject({ code: 'profiles/not-staff' });
    await set.execute(staff, nia, 'crime', 'Seen.');
    const [flag] = await flags.of(nia);
    await expect(lift.execute(looks, nia, flag!.id)).rejects.toMatchObject({ code: 'profiles/not-staff' });
    await expect(lift.execute(staff, newId(), flag!.id)).rejects.toMatchObject({ code: 'profiles/flag-not-found' });
  });
});
