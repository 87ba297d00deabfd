import { FixedClock } from '../../../../test/support/core.js';
import { influencerActor, visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import { InMemoryCheckInKeys, InMemorySignedCodes } from '../adapters/in-memory-check-in-keys.js';
import { RegisterCheckInKey } from './register-check-in-key.js';

const [venueId, collabId, closesAt] = [newId(), newId(), hoursAfter(visitAt, 48)];

function atHome() {
  const [keys, codes, clock] = [new InMemoryCheckInKeys(), new InMemorySignedCodes(), new FixedClock(visitAt)];
  const register = new RegisterCheckInKey({ awaited: async () => ({ venueId, closesAt }) }, keys, codes, clock);
  const inUse = async () => (await keys.of([collabId])).filter(({ retiredAt }) => !retiredAt);
  return { keys, inUse, phone: codes.newPhone(), other: codes.newPhone(), register };
}

describe('registering the key of a phone', () => {
  it('says what its codes have to name, and keeps the key until the door closes', async () => {
    const { register, inUse, phone } = atHome();
    const { publicKey } = phone;
    expect(await register.execute(influencerActor, collabId, { publicKey })).toEqual({ venueId, now: visitAt });
    const { uid } = influencerActor.profile!;
    expect(await inUse()).toEqual([
      { collabId, influencerId: uid, publicKey, createdAt: visitAt, retiredAt: null, keptUntil: closesAt },
    ]);
  });

  it('leaves the phone that shows the code alone, unless it is to be replaced', async () => {
    const { register, inUse, phone, other } = atHome();
    await register.execute(influencerActor, collabId, phone);
    const second = register.execute(influencerActor, collabId, other);
    await expect(second).rejects.toMatchObject({ kind: 'conflict', code: 'collabs/check-in-key-in-use' });
    expect(await inUse()).toMatchObject([{ publicKey: phone.publicKey }]);
    await register.execute(influencerActor, collabId, { ...other, replace: true });
    expect(await inUse()).toMatchObject([{ publicKey: other.publicKey }]);
  });

  it('refuses what no door could check', async () => {
    const { register, keys } = atHome();
    const wrong = register.execute(influencerActor, collabId, { publicKey: 'no key' });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', code: 'collabs/check-in-key-unreadable' });
    expect(await keys.of([collabId])).toEqual([]);
  });
});
