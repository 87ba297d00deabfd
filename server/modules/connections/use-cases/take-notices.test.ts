import { FixedClock } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { InMemoryAccountSigns } from '../adapters/in-memory-account-signs.js';
import {
  InMemoryConnectionRepository,
  InMemoryDataDeletions,
  InMemoryPostWatches,
} from '../adapters/in-memory-connections.js';
import { InMemoryPlatform, InMemoryPlatforms } from '../adapters/in-memory-platform.js';
import { contestSign } from '../domain/account-signs.js';
import { connect, type Connection, granted, planRead } from '../domain/connection.js';
import type { PlatformNotice } from '../ports/social-platform.js';
import { DeleteAtRequest, TakeNotices } from './take-notices.js';

const connectedAt = new Date('2026-11-27T10:00:00.500Z');
const now = new Date('2026-11-28T10:00:00Z');
const code = (expected: string) => expect.objectContaining({ code: expected });

async function aWorld() {
  const clock = new FixedClock(now);
  const platform = new InMemoryPlatform(clock);
  const connections = new InMemoryConnectionRepository();
  const watches = new InMemoryPostWatches();
  const deletions = new InMemoryDataDeletions();
  const signs = new InMemoryAccountSigns(connections);
  const take = new TakeNotices(new InMemoryPlatforms([platform]), connections, watches, clock);
  const remove = new DeleteAtRequest(take, connections, signs, deletions, clock);
  const made = (influencerId: string, externalId: string): Connection => {
    const account = { externalId, scopedId: `${externalId} for us`, handle: influencerId };
    const [connection] = connect({ influencerId, platform: 'tiktok' }, null, account, theProduct, connectedAt);
    return granted(connection, { scopes: ['posts'], accessUntil: now, grantUntil: null }, 'sealed', connectedAt);
  };
  for (const name of ['maya', 'ben']) await connections.save(made(name, `account of ${name}`));
  const says = (...notices: PlatformNotice[]) => {
    platform.notices.set('message', notices);
    return { body: 'message', signature: 'signed' };
  };
  const states = async () => {
    const all = [...(await connections.of('maya')), ...(await connections.of('ben'))];
    return all.map(({ handle, state, sealedTokens }) => [handle, state, sealedTokens]);
  };
  return { platform, connections, watches, signs, deletions, take, remove, says, states };
}

const removal: PlatformNotice = { kind: 'removed', account: 'account of maya', at: now };

describe('a message of a platform', () => {
  it.each(['account of maya', 'account of maya for us'])(
    'ends the connection of %s at once, and deletes its tokens',
    async (account) => {
      const { take, says, states, connections } = await aWorld();
      await take.execute('tiktok', says({ ...removal, account }));
      expect(await states()).toEqual([
        ['maya', 'revoked', null],
        ['ben', 'active', 'sealed'],
      ]);
      expect(connections.events).toMatchObject([
        { name: 'connection.revoked', payload: { influencerId: 'maya', by: 'platform' } },
      ]);
    },
  );

  it('counts once, and is nothing about unknown accounts', async () => {
    const { take, says, connections } = await aWorld();
    for (let times = 0; times < 2; times++) await take.execute('tiktok', says(removal));
    await take.execute('tiktok', says({ ...removal, account: 'unknown' }));
    expect(connections.events).toHaveLength(1);
  });

  it('that is late says nothing about a connection made since; in the same second it does', async () => {
    const { take, says, states } = await aWorld();
    await take.execute('tiktok', says({ ...removal, at: new Date('2026-11-27T09:59:59Z') }));
    expect(await states()).toContainEqual(['maya', 'active', 'sealed']);
    await take.execute('tiktok', says({ ...removal, at: new Date('2026-11-27T10:00:00Z') }));
    expect(await states()).toContainEqual(['maya', 'revoked', null]);
  });

  it('counts even if the account is being read', async () => {
    const { take, says, states, connections } = await aWorld();
    const read = connections.withAccount.bind(connections);
    connections.withAccount = async (...asked) => {
      const found = await read(...asked);
      connections.withAccount = read;
      await connections.save(planRead(found[0]!, now));
      return found;
    };
    await take.execute('tiktok', says(removal));
    expect(await states()).toContainEqual(['maya', 'revoked', null]);
  });

  it('has to be signed, and come from a platform on offer', async () => {
    const { take, says } = await aWorld();
    const { body } = says(removal);
    await expect(take.execute('tiktok', { body })).rejects.toThrow(code('connections/bad-signature'));
    await expect(take.execute('youtube', says(removal))).rejects.toThrow(code('connections/not-offered'));
  });

  it('reports the last numbers of a story that we watched', async () => {
    const { take, says, connections, watches } = await aWorld();
    const numbers = { reach: 17, views: 28, likes: null, comments: null, shares: null, saves: null };
    const told = { kind: 'story', account: 'account of maya', at: now, storyId: 'story-1', numbers } as const;
    await take.execute('tiktok', says(told));
    expect(connections.events).toEqual([]);
    const url = 'https://www.tiktok.com/@maya/video/1';
    const post = { pieceId: 'piece-1', influencerId: 'maya', platform: 'tiktok', url, publishedAt: now } as const;
    await watches.begin(post, now);
    await watches.name('maya', url, 'story-1');
    await take.execute('tiktok', says(told));
    expect(connections.events).toMatchObject([
      { name: 'connection.story-measured', payload: { influencerId: 'maya', pieceId: 'piece-1', numbers } },
    ]);
  });
});

describe('a request to delete', () => {
  it('ends the connection, deletes what was read with it, and can be looked up', async () => {
    const { remove, says, states, connections, signs, deletions } = await aWorld();
    const [contest, event] = contestSign(
      { influencerId: 'maya', platform: 'tiktok', kind: 'comments', words: 'Few comments.' },
      'It was a raffle.',
      { userId: 'maya', role: 'influencer', profile: { type: 'influencer', uid: 'maya' }, memberRole: 'owner' },
      now,
    );
    await signs.save(contest, event);
    const given = await remove.execute('tiktok', says(removal));
    expect(await states()).toEqual([['ben', 'active', 'sealed']]);
    expect(connections.events).toMatchObject([{ name: 'connection.revoked', payload: { by: 'platform' } }]);
    await expect(signs.contest(contest.id)).rejects.toThrow(code('connections/contest-not-found'));
    expect(given).toMatch(/^[\da-z]{32}$/);
    expect(await deletions.find(given)).toEqual({ code: given, platform: 'tiktok', askedAt: now });
  });

  it('deletes what was read before the owner removed us, too', async () => {
    const { take, remove, says, states } = await aWorld();
    await take.execute('tiktok', says(removal));
    await remove.execute('tiktok', says(removal));
    expect(await states()).toEqual([['ben', 'active', 'sealed']]);
  });

  it('leaves a connection alone that was made since, and needs a signature', async () => {
    const { remove, says, states } = await aWorld();
    await remove.execute('tiktok', says({ ...removal, at: new Date('2026-11-27T09:00:00Z') }));
    expect(await states()).toHaveLength(2);
    await expect(remove.execute('tiktok', { body: 'message' })).rejects.toThrow(code('connections/bad-signature'));
    expect(await states()).toHaveLength(2);
  });
});
