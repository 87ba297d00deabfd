import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { keysAtMost } from '../../../contract/rules/scopes.js';
import { type Actor, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/secrets.js';
import { InMemoryApiKeyRepository } from '../adapters/persistence/in-memory-api-key.repository.js';
import { ApiKeyService } from './api-key-service.js';

const profile: ProfileRef = { uid: newId(), type: 'brand' };
const owner: Actor = { userId: newId(), role: 'brand', profile, memberRole: 'owner' };
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'super-user' };
const wish = { name: 'Till', scopes: ['offers:read'], expiresInDays: 30 } as const;
const refused = (slug: string) => expect.objectContaining({ code: `identity/${slug}` });

function world() {
  const keys = new InMemoryApiKeyRepository();
  const clock = new FixedClock(new Date('2026-11-02T10:00:00Z'));
  return { keys, service: new ApiKeyService(keys, new RandomSecretTokens(), new NoTransaction(), clock) };
}

describe('the API keys of a profile', () => {
  it('a key that staff make acts as the member, and its event names who made it', async () => {
    const { keys, service } = world();
    const { apiKey } = await service.make(owner, wish, staff);

    expect(apiKey).toMatchObject({ madeBy: owner.userId, profileUid: profile.uid });
    expect(keys.events).toMatchObject([{ name: 'key.made', actor: { userId: staff.userId } }]);
  });

  it('are kept by those of its people who may', async () => {
    const { service } = world();
    const { apiKey } = await service.make(owner, wish);
    const member: Actor = { ...owner, memberRole: 'member' };

    await expect(service.own(member)).rejects.toEqual(refused('role-not-enough'));
    await expect(service.make(member, wish)).rejects.toEqual(refused('role-not-enough'));
    await expect(service.revokeOwn(member, apiKey.id)).rejects.toEqual(refused('role-not-enough'));
    expect(await service.own(owner)).toEqual([apiKey]);
  });

  it('end at once, and only in their own profile', async () => {
    const { service } = world();
    const { apiKey } = await service.make(owner, wish);
    const elsewhere: Actor = { ...owner, profile: { uid: newId(), type: 'brand' } };

    await expect(service.revokeOwn(elsewhere, apiKey.id)).rejects.toEqual(refused('no-such-key'));
    await expect(service.revoke(staff, elsewhere.profile!, apiKey.id)).rejects.toEqual(refused('no-such-key'));
    await service.revoke(staff, profile, apiKey.id);
    expect(await service.of(profile)).toEqual([]);
  });

  it('are so many at most', async () => {
    const { service } = world();
    for (let made = 0; made < keysAtMost; made++) await service.make(owner, wish);

    await expect(service.make(owner, wish)).rejects.toEqual(refused('too-many-keys'));
  });
});
