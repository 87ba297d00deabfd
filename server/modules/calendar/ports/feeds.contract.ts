import { newId } from '../../../shared/kernel/index.js';
import { makeFeed } from '../domain/feed.js';
import type { FeedRepository } from './feeds.js';

const now = new Date('2027-01-15T12:00:00.000Z');

/** The contract of every FeedRepository. */
export function feedRepositoryContract(make: () => FeedRepository) {
  const fresh = (userId = newId(), uid = newId()) => makeFeed(userId, { uid, type: 'brand' }, now);

  test('keeps one a person and profile, also when two come at once', async () => {
    const feeds = make();
    const [userId, uid] = [newId(), newId()];
    const kept = await Promise.all([1, 2, 3].map(() => feeds.addOrFind(fresh(userId, uid))));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(await feeds.find(kept[0]!.id)).toEqual(kept[0]);
    expect((await feeds.addOrFind(fresh(userId))).id).not.toBe(kept[0]!.id);
  });

  test('forgets the one before when it is renewed', async () => {
    const feeds = make();
    const first = await feeds.addOrFind(fresh());
    const second = { ...first, id: newId() };
    await feeds.replace(second);
    expect(await feeds.find(first.id)).toBeNull();
    expect(await feeds.addOrFind({ ...first, id: newId() })).toEqual(second);
  });

  test('knows of none that was never made', async () => expect(await make().find(newId())).toBeNull());
}
