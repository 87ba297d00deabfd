import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryPostWatches, InMemorySeenPosts } from '../adapters/in-memory-connections.js';
import { InMemoryOpenPosts } from '../adapters/in-memory-platform.js';
import { connectionErrors } from '../domain/connection.errors.js';
import { nextLook } from '../domain/connection.js';
import type { WatchedPost } from '../ports/connections.js';
import { ShowPosts, WatchPosts } from './watch-posts.js';
import type { Actor } from '../../../shared/kernel/index.js';

const published = new Date('2026-11-27T10:00:00Z');
const inHours = (hours: number) => new Date(published.getTime() + hours * 3_600_000);
const post: WatchedPost = {
  ...{ pieceId: 'piece-1', influencerId: 'maya', platform: 'tiktok', publishedAt: published },
  url: 'https://www.tiktok.com/@maya.eats/video/1',
};
const there = { isPublic: true, caption: 'Ad: brunch.', platformLabel: null };
type Answer = Awaited<ReturnType<ConstructorParameters<typeof WatchPosts>[1]['state']>>;

async function aWorld() {
  const clock = new FixedClock(published);
  const [watches, seen, open] = [new InMemoryPostWatches(), new InMemorySeenPosts(), new InMemoryOpenPosts()];
  const world: { says: Answer | Error } = { says: { connected: true, state: there } };
  const state = async () => {
    if (world.says instanceof Error) throw world.says;
    return world.says;
  };
  const watch = new WatchPosts(watches, { state }, open, seen, clock);
  await watches.begin(post, nextLook(published, published)!);
  const lookAfter = (hours: number) => {
    clock.set(inHours(hours));
    return watch.execute();
  };
  const posts = { canRead: async () => world.says instanceof Error || world.says.connected };
  const show = new ShowPosts(seen, watches, posts, clock);
  return { world, seen, open, lookAfter, shown: () => show.execute({} as Actor, 'collab-1') };
}

describe('watching a post', () => {
  it('looks after an hour, a day, a week and thirty days', async () => {
    const { seen, lookAfter } = await aWorld();
    const looks: number[] = [];
    for (let hours = 0.5; hours < 24 * 40; hours += 0.5) {
      const { done } = await lookAfter(hours);
      if (done > 0) looks.push(hours);
    }
    expect(looks).toEqual([1, 24, 24 * 7, 24 * 30]);
    expect(seen.noted).toEqual(Array.from({ length: 4 }, () => ['piece-1', there]));
  });

  it('notes what is gone', async () => {
    const { world, seen, lookAfter } = await aWorld();
    world.says = { connected: true, state: null };
    await lookAfter(1);
    expect(seen.noted).toEqual([['piece-1', null]]);
  });

  it('ends with the piece', async () => {
    const { seen, lookAfter } = await aWorld();
    seen.erased.add('piece-1');
    expect(await lookAfter(1)).toEqual({ done: 1, faults: [] });
    expect(await lookAfter(24)).toEqual({ done: 0, faults: [] });
  });

  it('without a connection looks at what everyone sees, and notes nothing if nobody says', async () => {
    const { world, seen, open, lookAfter } = await aWorld();
    world.says = { connected: false, state: null };
    await lookAfter(1);
    expect(seen.noted).toEqual([]);
    open.known.set(post.url, false);
    await lookAfter(24);
    expect(seen.noted).toEqual([['piece-1', { isPublic: false, caption: null, platformLabel: null }]]);
  });

  it('looks again an hour later if the platform is away, which says nothing about the post', async () => {
    const { world, seen, lookAfter } = await aWorld();
    world.says = connectionErrors.away('tiktok');
    expect(await lookAfter(1)).toEqual({ done: 0, faults: ['tiktok: connections/platform-away'] });
    expect(seen.noted).toEqual([]);
    world.says = { connected: true, state: there };
    expect(await lookAfter(1.9)).toEqual({ done: 0, faults: [] });
    expect(await lookAfter(2)).toEqual({ done: 1, faults: [] });
  });
});

describe('how posts are', () => {
  const seenPost = {
    ...{ pieceId: 'piece-1', influencerId: 'maya', platform: 'tiktok' as const, isStory: false },
    ...{ publishedAt: published, is: 'public' as const, labelled: true, captionChanged: false, changedAt: null },
  };

  it('shows when a post was seen last, and when we look next', async () => {
    const { seen, lookAfter, shown } = await aWorld();
    seen.posts = [seenPost, { ...seenPost, pieceId: 'piece-2' }];
    expect(await shown()).toEqual([
      { ...seenPost, seenAt: null, nextLookAt: inHours(1), connected: true },
      { ...seenPost, pieceId: 'piece-2', seenAt: null, nextLookAt: null, connected: true },
    ]);
    await lookAfter(1);
    expect(await shown()).toMatchObject([{ seenAt: inHours(1), nextLookAt: inHours(24) }, { seenAt: null }]);
    await lookAfter(24 * 30);
    expect(await shown()).toMatchObject([{ seenAt: inHours(24 * 30), nextLookAt: null }, { seenAt: null }]);
  });

  it('was not seen if nobody told us', async () => {
    const { world, seen, lookAfter, shown } = await aWorld();
    seen.posts = [seenPost];
    world.says = { connected: false, state: null };
    await lookAfter(1);
    expect(await shown()).toMatchObject([{ seenAt: null, nextLookAt: inHours(24), connected: false }]);
  });

  it('of a story, no look comes after it has gone', async () => {
    const { seen, lookAfter, shown } = await aWorld();
    seen.posts = [{ ...seenPost, isStory: true }];
    await lookAfter(2);
    expect(await shown()).toMatchObject([{ nextLookAt: inHours(24) }]);
    await lookAfter(24);
    expect(await shown()).toMatchObject([{ nextLookAt: null }]);
  });
});
