import { type Actor, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { keyOf, makeKey, revokeKey } from '../domain/api-key.js';
import type { ApiKeyRepository } from './api-key.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const wish = { name: 'Till', scopes: ['offers:read'] as const, expiresInDays: null };

/** The contract of every ApiKeyRepository. `person` returns the id of a new person. */
export function apiKeyRepositoryContract(world: () => { keys: ApiKeyRepository; person: () => Promise<string> }): void {
  const owner = async (profile: ProfileRef): Promise<Actor> => ({
    ...{ userId: await world().person(), role: profile.type, profile, memberRole: 'owner' },
  });
  const brand = (): ProfileRef => ({ uid: newId(), type: 'brand' });
  const made = async (actor: Actor, at = now) => {
    const token = newId();
    const [key, event] = makeKey(
      wish,
      { key: keyOf(token), hash: token },
      { profile: actor.profile!, others: 0 },
      actor,
      at,
    );
    await world().keys.save(key, event);
    return key;
  };

  it('lists the keys of one profile, the newest first', async () => {
    const { keys } = world();
    const [here, there] = [await owner(brand()), await owner(brand())];
    const older = await made(here);
    const newer = await made(here, new Date(now.getTime() + 1_000));
    await made(there);
    expect(await keys.of(here.profile!)).toEqual([newer, older]);
    expect(await keys.hold(here.profile!)).toEqual([newer, older]);
  });

  it('forgets in its lists what was revoked', async () => {
    const { keys } = world();
    const actor = await owner(brand());
    await keys.save(...revokeKey(await made(actor), actor, now));
    expect(await keys.of(actor.profile!)).toEqual([]);
  });

  it('ends every key of one person, and nobody else’s', async () => {
    const { keys } = world();
    const profile = brand();
    const [one, other] = [await owner(profile), await owner(profile)];
    await made(one);
    const kept = await made(other);
    await keys.revokeAllOf(one.userId, now);
    expect(await keys.of(profile)).toEqual([kept]);
  });
}
