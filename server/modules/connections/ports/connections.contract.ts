import { newId } from '../../../shared/kernel/index.js';
import type { AccountReading } from '../domain/account-numbers.js';
import { type Connection, connect, granted, leaseRefresh, revoke } from '../domain/connection.js';
import type {
  AccountReadings,
  ConnectionJourney,
  ConnectionJourneys,
  ConnectionRepository,
  DataDeletions,
  EndedGrants,
  PostWatches,
  TokenSealing,
  WatchedPost,
} from './connections.js';

export const now = new Date('2026-11-27T10:00:00Z');
export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
export const creatorOf = (influencerId: string) =>
  ({ userId: newId(), role: 'influencer', profile: { uid: influencerId, type: 'influencer' } }) as const;
const code = (expected: string) => expect.objectContaining({ code: expected });

export function aConnection(influencerId = newId(), externalId: string = newId()): Connection {
  const owner = { influencerId, platform: 'tiktok' } as const;
  const [connection] = connect(owner, null, { externalId, handle: 'maya.eats' }, creatorOf(influencerId), now);
  const grant = { scopes: ['user.info.basic'], accessUntil: inDays(1), grantUntil: inDays(180) };
  return granted(connection, grant, 'sealed', now);
}

/** What every ConnectionRepository promises. */
export function connectionRepositoryContract(
  world: () => Readonly<{ connections: ConnectionRepository; eventNames(): Promise<readonly string[]> }>,
): void {
  it('stores a connection with its event, and the next version of it', async () => {
    const { connections, eventNames } = world();
    const connection = aConnection();
    const { influencerId } = connection;
    const saved = await connections.save(connection);
    expect(saved).toEqual({ ...connection, version: 1 });
    expect(await connections.of(influencerId)).toEqual([saved]);
    const ended = await connections.save(...revoke(saved, 'creator', creatorOf(influencerId), now));
    expect(await connections.of(influencerId)).toEqual([ended]);
    expect(ended).toMatchObject({ state: 'revoked', sealedTokens: null, version: 2 });
    expect(await eventNames()).toEqual(['connection.revoked']);
  });

  it('finds an account by either of its ids, ended connections too, and deletes a connection', async () => {
    const { connections } = world();
    const externalId = newId();
    const first = await connections.save({ ...aConnection(newId(), externalId), scopedId: 'for us' });
    const ended = await connections.save(...revoke(first, 'creator', creatorOf(first.influencerId), now));
    const second = await connections.save(aConnection(newId(), externalId));
    await connections.save(aConnection());
    expect(new Set(await connections.withAccount('tiktok', externalId))).toEqual(new Set([ended, second]));
    expect(await connections.withAccount('tiktok', 'for us')).toEqual([ended]);
    expect(await connections.withAccount('instagram', externalId)).toEqual([]);
    await connections.remove(ended.id);
    expect(await connections.withAccount('tiktok', externalId)).toEqual([second]);
  });

  it('lets one of two processes lease a refresh', async () => {
    const { connections } = world();
    const saved = await connections.save(aConnection());
    const leases = await Promise.allSettled([1, 2].map(() => connections.save(leaseRefresh(saved, now))));
    expect(leases.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(leases.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'connections/stale' } });
  });

  it('keeps one connection of a platform for each creator', async () => {
    const { connections } = world();
    const { influencerId } = await connections.save(aConnection());
    await expect(connections.save(aConnection(influencerId))).rejects.toThrow(code('connections/stale'));
  });

  it('keeps an account with one creator until it is disconnected', async () => {
    const { connections } = world();
    const first = await connections.save(aConnection());
    const second = aConnection(newId(), first.externalId);
    await expect(connections.save(second)).rejects.toThrow(code('connections/account-taken'));
    await connections.save(...revoke(first, 'creator', creatorOf(first.influencerId), now));
    await connections.save(second);
    expect(await connections.of(second.influencerId)).toHaveLength(1);
  });

  it('finds nothing of other platforms', async () => {
    const { connections } = world();
    await connections.save(aConnection());
    for (const platforms of [[], ['youtube' as const]])
      expect(await connections.due('read', platforms, now, 5)).toEqual([]);
  });

  it('finds what is due, longest overdue first, without what has ended or is being refreshed', async () => {
    const { connections } = world();
    const late = await connections.save({ ...aConnection(), refreshAt: inDays(-2), readAt: inDays(-1) });
    const later = await connections.save({ ...aConnection(), refreshAt: now, readAt: inDays(-2) });
    const leased = await connections.save(leaseRefresh({ ...aConnection(), refreshAt: inDays(-3) }, now));
    await connections.save(...revoke(aConnection(), 'platform', creatorOf(newId()), now));
    await connections.save({ ...aConnection(), readAt: inDays(1) });
    expect(await connections.due('refresh', ['tiktok'], now, 5)).toEqual([late, later]);
    expect(await connections.due('read', ['tiktok'], now, 5)).toEqual([later, late]);
    expect(await connections.due('read', ['tiktok'], now, 1)).toEqual([later]);
    expect(await connections.due('refresh', ['tiktok'], inDays(1), 5)).toEqual([leased, late, later]);
  });
}

/** What every ConnectionJourneys promises. */
export function connectionJourneysContract(journeys: () => ConnectionJourneys): void {
  const aJourney = (): ConnectionJourney => ({
    ...{ stateHash: newId(), userId: newId(), influencerId: newId() },
    ...{ platform: 'youtube', verifier: 'v'.repeat(43), expiresAt: inDays(1) },
  });

  it('gives a journey to one of those who return with its state', async () => {
    const journey = aJourney();
    await journeys().keep(journey);
    const taken = await Promise.all([1, 2].map(() => journeys().take(journey.stateHash, now)));
    expect(taken.filter((each) => each !== null)).toEqual([journey]);
    expect(await journeys().take('unknown', now)).toBeNull();
  });

  it('gives none that has expired, and deletes those', async () => {
    const [first, second] = [aJourney(), aJourney()];
    await journeys().keep(first);
    await journeys().keep(second);
    expect(await journeys().take(first.stateHash, inDays(1))).toBeNull();
    expect(await journeys().forgetUntil(inDays(1))).toBe(1);
    expect(await journeys().take(second.stateHash, now)).toBeNull();
  });
}

/** What every AccountReadings promises. `prepare` stores the connection that a reading belongs to. */
export function accountReadingsContract(
  world: () => Readonly<{ readings: AccountReadings; prepare(connection: Connection): Promise<void> }>,
): void {
  const aReading = async (day: string, followers: number, known = aConnection()): Promise<AccountReading> => {
    if (known.version === 0) await world().prepare(known);
    const { id: connectionId, influencerId, platform } = known;
    const audience = { countries: [{ key: 'GB', share: 0.75 }], ages: [], genders: [] };
    const numbers = { followers, posts: null, reach: 1_200 };
    return { connectionId, influencerId, platform, day, readAt: now, ...numbers, audience };
  };

  it('keeps the last reading of a day, and finds the newest of each account', async () => {
    const { readings } = world();
    const known = aConnection();
    await world().prepare(known);
    const stored = { ...known, version: 1 };
    await readings.keep(await aReading('2026-11-26', 9_900, stored));
    await readings.keep(await aReading('2026-11-27', 9_990, stored));
    const last = { ...(await aReading('2026-11-27', 10_010, stored)), audience: null };
    await readings.keep(last);
    await readings.keep(await aReading('2026-11-28', 50));
    expect(await readings.newest([known.influencerId, newId()])).toEqual([last]);
    expect((await readings.since(known.id, '2026-11-26')).map(({ followers }) => followers)).toEqual([9_900, 10_010]);
    expect(await readings.since(known.id, '2026-11-27')).toEqual([last]);
  });
}

/** What every EndedGrants promises. */
export function endedGrantsContract(
  world: () => Readonly<{ connections: ConnectionRepository; grants: EndedGrants }>,
): void {
  it('ends what someone has connected, and keeps the tokens until they are revoked or the time is up', async () => {
    const { connections, grants } = world();
    const [first, second, other] = [aConnection(), aConnection(), aConnection()];
    for (const each of [first, second, other]) await connections.save(each);
    await grants.endAll([first.influencerId, second.influencerId], now, inDays(7));
    await grants.endAll([first.influencerId], now, inDays(8));
    expect(await connections.of(first.influencerId)).toMatchObject([
      { state: 'revoked', sealedTokens: null, readAt: null, endedAt: now, version: 2 },
    ]);
    expect(await connections.of(other.influencerId)).toMatchObject([{ state: 'active' }]);
    const due = await grants.due(now, 5);
    expect(new Set(due.map(({ connectionId }) => connectionId))).toEqual(new Set([first.id, second.id]));
    expect(due).toContainEqual({ connectionId: first.id, platform: 'tiktok', sealedTokens: 'sealed' });
    await grants.forget(first.id);
    expect(await grants.due(now, 5)).toMatchObject([{ connectionId: second.id }]);
    expect(await grants.due(inDays(7), 5)).toEqual([]);
  });

  it('leaves alone what has been connected again: revoking the old grant would end the new one', async () => {
    const { connections, grants } = world();
    const saved = await connections.save(aConnection());
    await grants.endAll([saved.influencerId], now, inDays(7));
    await connections.save({ ...saved, version: saved.version + 1 });
    expect(await grants.due(now, 5)).toEqual([]);
  });
}

/** What every PostWatches promises. */
export function postWatchesContract(watches: () => PostWatches): void {
  const aPost = (): WatchedPost => ({
    ...{ pieceId: newId(), influencerId: newId(), platform: 'tiktok', publishedAt: now },
    url: 'https://www.tiktok.com/@maya.eats/video/1',
  });
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('gives what is due to one of two who ask, longest overdue first, and again after ten minutes', async () => {
    const [late, later, future] = [aPost(), aPost(), aPost()];
    await watches().begin(later, now);
    await watches().begin(late, inDays(-1));
    await watches().begin(future, inDays(1));
    const taken = await Promise.all([watches().take(now, 5), watches().take(now, 5)]);
    expect(
      taken
        .flat()
        .map(({ pieceId }) => pieceId)
        .toSorted(),
    ).toEqual([late.pieceId, later.pieceId].toSorted());
    expect(await watches().take(inMinutes(9), 5)).toEqual([]);
    expect(new Set(await watches().take(inMinutes(10), 5))).toEqual(new Set([late, later]));
  });

  it('gives one again when it was noted, and never after the last look; republished, it starts over', async () => {
    const post = aPost();
    await watches().begin(post, now);
    expect(await watches().isDue(now)).toBe(true);
    expect(await watches().take(now, 5)).toEqual([post]);
    expect(await watches().isDue(now)).toBe(false);
    await watches().note(post.pieceId, { next: inDays(1), seenAt: now });
    expect(await watches().take(inMinutes(30), 5)).toEqual([]);
    expect(await watches().take(inDays(1), 5)).toEqual([post]);
    await watches().note(post.pieceId, { next: null });
    expect(await watches().take(inDays(9), 5)).toEqual([]);
    expect(await watches().of([post.pieceId])).toEqual([{ pieceId: post.pieceId, seenAt: now, next: null }]);
    const again = { ...post, publishedAt: inDays(9) };
    await watches().begin(again, inDays(9));
    await watches().begin(again, inDays(9));
    expect(await watches().of([post.pieceId])).toMatchObject([{ seenAt: null, next: inDays(9) }]);
    expect(await watches().take(inDays(9), 5)).toEqual([again]);
  });

  it('finds the piece of a story that the platform names', async () => {
    const [story, other] = [aPost(), { ...aPost(), url: 'https://www.tiktok.com/@maya.eats/video/2' }];
    await watches().begin(story, now);
    await watches().begin({ ...other, influencerId: story.influencerId }, now);
    const name = newId();
    await watches().name(story.influencerId, story.url, name);
    expect(await watches().named('tiktok', name)).toBe(story.pieceId);
    expect(await watches().named('instagram', name)).toBeNull();
    expect(await watches().named('tiktok', 'unknown')).toBeNull();
  });

  it('forgets a piece, and knows nothing of others', async () => {
    const [post, other] = [aPost(), aPost()];
    await watches().begin(post, now);
    await watches().begin(other, now);
    await watches().forget(post.pieceId);
    const known = await watches().of([post.pieceId, other.pieceId, newId()]);
    expect(known).toEqual([{ pieceId: other.pieceId, seenAt: null, next: now }]);
    expect(await watches().take(now, 5)).toEqual([other]);
  });
}

/** What every DataDeletions promises. */
export function dataDeletionsContract(deletions: () => DataDeletions): void {
  it('finds a deletion by its code', async () => {
    const deletion = { code: newId(), platform: 'instagram', askedAt: now } as const;
    await deletions().keep(deletion);
    await deletions().keep({ ...deletion, code: newId() });
    expect(await deletions().find(deletion.code)).toEqual(deletion);
    expect(await deletions().find('unknown')).toBeNull();
  });
}

/** What every TokenSealing promises. */
export function tokenSealingContract(sealing: () => TokenSealing): void {
  const tokens = { access: 'act.secret', refresh: 'rft.secret' };

  it('opens what it has encrypted, for the same connection only', () => {
    const id = newId();
    for (const each of [tokens, { ...tokens, refresh: null }])
      expect(sealing().open(sealing().seal(each, id), id)).toEqual(each);
    expect(sealing().open(sealing().seal(tokens, id), newId())).toBeNull();
  });
}
