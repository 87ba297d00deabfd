import { keysAtMost, scopesOf } from '../../../contract/rules/scopes.js';
import { type Actor, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { isGood, keyOf, looksLikeKey, makeKey, revokeKey } from './api-key.js';

const now = new Date('2026-11-02T10:00:00Z');
const profile: ProfileRef = { uid: newId(), type: 'brand' };
const owner: Actor = { userId: newId(), role: 'brand', profile, memberRole: 'owner' };
const secret = { key: keyOf('abcdefghijklmnop'), hash: 'hash' };
const wish = { name: ' Till ', scopes: ['collabs:read', 'offers:read'] as const, expiresInDays: 30 };
const make = (more: Partial<typeof wish & { name: string }> = {}, actor = owner, others = 0) =>
  makeKey({ ...wish, ...more }, secret, { profile, others }, actor, now);

describe('API keys', () => {
  it('keep the hash and the first characters, and the scopes in their own order', () => {
    const [key, event] = make();
    expect(key).toMatchObject({
      name: 'Till',
      prefix: 'tmk_abcdefgh',
      keyHash: 'hash',
      scopes: ['offers:read', 'collabs:read'],
      expiresAt: new Date('2026-12-02T10:00:00Z'),
    });
    expect(JSON.stringify([key, event])).not.toContain(secret.key);
    expect(event).toMatchObject({ name: 'key.made', payload: { profile, prefix: 'tmk_abcdefgh' } });
  });

  it('are made and revoked by owners and admins only', () => {
    const member: Actor = { ...owner, memberRole: 'member' };
    expect(() => make({}, member)).toThrow(expect.objectContaining({ code: 'identity/role-not-enough' }));
    expect(() => revokeKey(make()[0], member, now)).toThrow(
      expect.objectContaining({ code: 'identity/role-not-enough' }),
    );
    expect(revokeKey(make()[0], { ...owner, memberRole: 'admin' }, now)[0].revokedAt).toEqual(now);
  });

  it('need a name, and a scope that means something to the profile', () => {
    const wrong = expect.objectContaining({ code: 'identity/wrong-key' });
    expect(() => make({ name: ' ' })).toThrow(wrong);
    expect(() => makeKey({ ...wish, scopes: [] }, secret, { profile, others: 0 }, owner, now)).toThrow(wrong);
    const influencer: ProfileRef = { uid: newId(), type: 'influencer' };
    const brandsOnly = { ...wish, scopes: ['offers:write'] as const };
    expect(() => makeKey(brandsOnly, secret, { profile: influencer, others: 0 }, owner, now)).toThrow(wrong);
    expect(scopesOf('influencer')).not.toContain('offers:write');
  });

  it('are so many at a time and no more', () => {
    expect(() => make({}, owner, keysAtMost)).toThrow(expect.objectContaining({ code: 'identity/too-many-keys' }));
    expect(make({}, owner, keysAtMost - 1)).toHaveLength(2);
  });

  it('are good until they are revoked or their exact end has come', () => {
    const [key] = make();
    expect(isGood(key, new Date(key.expiresAt!.getTime() - 1))).toBe(true);
    expect(isGood(key, key.expiresAt!)).toBe(false);
    expect(isGood(revokeKey(key, owner, now)[0], now)).toBe(false);
    expect(isGood({ revokedAt: null, expiresAt: null }, new Date('2100-01-01'))).toBe(true);
  });

  it('are recognised by their beginning', () => {
    expect(looksLikeKey(secret.key)).toBe(true);
    expect(looksLikeKey('sk_live_abc')).toBe(false);
    expect(looksLikeKey(keyOf('a'.repeat(200)))).toBe(false);
  });
});
