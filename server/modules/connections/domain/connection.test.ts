import { theProduct } from '../../../shared/kernel/index.js';
import { sharesOf } from './account-numbers.js';
import {
  canRead,
  connect,
  type Connection,
  expire,
  granted,
  isFresh,
  isOver,
  isRefreshing,
  leaseRefresh,
  missingUses,
  planRead,
  refreshAtFor,
  refreshFailed,
  revoke,
} from './connection.js';

const now = new Date('2026-11-27T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const inDays = (days: number) => inHours(24 * days);
const owner = { influencerId: 'creator-1', platform: 'tiktok' } as const;
const account = { externalId: 'account-1', handle: 'maya.eats' };
const scopes = { account: ['basic', 'stats'], audience: [], posts: ['list'] };
const made = (): Connection => {
  const grant = { scopes: ['basic', 'stats'], accessUntil: inHours(2), grantUntil: inDays(180) };
  return granted(connect(owner, null, account, theProduct, now)[0], grant, 'sealed', now);
};

describe('a connection', () => {
  it('is made once a platform; connecting again keeps its id and starts over', () => {
    const [first, event] = connect(owner, null, account, theProduct, now);
    expect(event).toMatchObject({ name: 'connection.made', payload: { ...owner, handle: 'maya.eats' } });
    const failed = { ...made(), id: first.id, failures: 5, state: 'failing' as const, version: 3 };
    const [again] = connect(owner, failed, { externalId: 'account-2', handle: 'maya' }, theProduct, inDays(1));
    expect(again).toMatchObject({ id: first.id, version: 3, state: 'active', failures: 0, externalId: 'account-2' });
  });

  it('refreshes at half of the grant’s life, and monthly without an end', () => {
    expect(refreshAtFor({ grantUntil: inDays(60) }, now)).toEqual(inDays(30));
    expect(refreshAtFor({ grantUntil: null }, now)).toEqual(inDays(30));
  });

  it('is fresh until five minutes before the access token ends', () => {
    expect(isFresh(made(), new Date(inHours(2).getTime() - 300_001))).toBe(true);
    expect(isFresh(made(), new Date(inHours(2).getTime() - 300_000))).toBe(false);
  });

  it('is leased to one refresh for two minutes', () => {
    const leased = leaseRefresh(made(), now);
    expect(isRefreshing(made(), now)).toBe(false);
    expect(isRefreshing(leased, new Date(now.getTime() + 119_999))).toBe(true);
    expect(isRefreshing(leased, new Date(now.getTime() + 120_000))).toBe(false);
  });

  it('tries a failed refresh again after longer and longer pauses, and is failing from the third', () => {
    let connection = leaseRefresh(made(), now);
    const seen: [number, string][] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      [connection] = refreshFailed(connection, now);
      seen.push([(connection.refreshAt!.getTime() - now.getTime()) / 60_000, connection.state]);
    }
    expect(seen).toEqual([[15, 'active'], [60, 'active'], [360, 'failing'], [1_440, 'failing'], [1_440, 'failing']]); // prettier-ignore
    expect(connection.refreshingUntil).toBeNull();
  });

  it('expires when a refresh fails after the grant’s end', () => {
    expect(isOver(made(), inDays(180))).toBe(true);
    const [expired, event] = refreshFailed(made(), inDays(180));
    expect(expired).toMatchObject({ state: 'expired', sealedTokens: null, refreshAt: null, readAt: null });
    expect(event).toMatchObject({ name: 'connection.expired', payload: { influencerId: 'creator-1' } });
  });

  it('keeps no token and nothing due once it has ended', () => {
    for (const [ended] of [expire(made(), now), revoke(made(), 'creator', theProduct, now)])
      expect(ended).toMatchObject({ sealedTokens: null, refreshAt: null, readAt: null, endedAt: now });
  });

  it('says who ended it', () => {
    for (const by of ['creator', 'platform'] as const)
      expect(revoke(made(), by, theProduct, now)[1]).toMatchObject({ name: 'connection.revoked', payload: { by } });
  });

  it('is read once a day', () => expect(planRead(made(), now).readAt).toEqual(inDays(1)));

  it('reads what its owner has granted and the platform offers', () => {
    expect(missingUses(['basic', 'stats'], scopes)).toEqual(['posts']);
    expect(missingUses(['basic'], scopes)).toEqual(['account', 'posts']);
    expect(canRead(made(), 'account', scopes)).toBe(true);
    expect(canRead(made(), 'posts', scopes)).toBe(false);
    expect(canRead(made(), 'audience', scopes)).toBe(false);
  });
});

it('shares of an audience add up to 1, largest first, without empty parts', () => {
  const counts = [
    { key: 'FR', count: 25 },
    { key: 'GB', count: 75 },
    { key: 'US', count: 0 },
  ];
  expect(sharesOf(counts)).toEqual([
    { key: 'GB', share: 0.75 },
    { key: 'FR', share: 0.25 },
  ]);
  expect(sharesOf([])).toEqual([]);
});
