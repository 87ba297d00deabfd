import { askForScreenshot } from '../domain/reading.js';
import type { DueFetch, Fetches } from './fetches.js';

/** @param newFetches several TikTok posts of the last 90 days before `now` that have never been fetched, and others */
export function fetchesContract(newFetches: () => Promise<Fetches>, now: Date): void {
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const idsOf = (due: readonly DueFetch[]) => due.map(({ piece }) => piece.id);

  it('gives young posts of the platform, each with its address and handle, and as many as are wanted', async () => {
    const fetches = await newFetches();
    const due = await fetches.take('tiktok', now, 3);
    expect(due).toHaveLength(3);
    for (const { piece, post, failures } of due) {
      expect(post.url).toContain('tiktok.com');
      expect(post.handle).toMatch(/^@/);
      expect(now.getTime() - piece.publishedAt.getTime()).toBeLessThan(90 * 86_400_000);
      expect(failures).toBe(0);
    }
  });

  it('gives each to one of two who ask at once, and to nobody else for ten minutes', async () => {
    const fetches = await newFetches();
    const [one, other] = await Promise.all([fetches.take('tiktok', now, 1_000), fetches.take('tiktok', now, 1_000)]);
    expect(idsOf(one).filter((id) => idsOf(other).includes(id))).toEqual([]);
    expect(await fetches.take('tiktok', later(0.1), 1_000)).toEqual([]);
    expect(await fetches.take('tiktok', later(0.2), 1_000)).toHaveLength(one.length + other.length);
  });

  it('gives them again when it was noted, with their failures; never where nothing was', async () => {
    const fetches = await newFetches();
    const [first, second] = idsOf(await fetches.take('tiktok', now, 2));
    await fetches.note(first!, { at: now, failures: 3, next: later(4) });
    await fetches.note(second!, { at: now, failures: 8, next: null });
    const taken = async (at: Date) =>
      (await fetches.take('tiktok', at, 1_000)).filter(({ piece }) => [first, second].includes(piece.id));
    expect(await taken(later(3.9))).toEqual([]);
    expect(await taken(later(4))).toMatchObject([{ piece: { id: first }, failures: 3 }]);
    expect(await taken(later(9_000))).toMatchObject([{ piece: { id: first }, failures: 3 }]);
  });

  it('gives one that was given up again when it was published again since, with no failures', async () => {
    const fetches = await newFetches();
    const [first, second] = await fetches.take('tiktok', now, 2);
    const from = (due: DueFetch | undefined, ms: number) => new Date(due!.piece.publishedAt.getTime() + ms);
    await fetches.note(first!.piece.id, { at: from(first, -1), failures: 8, next: null });
    await fetches.note(second!.piece.id, { at: from(second, 1), failures: 8, next: null });
    const taken = async () =>
      (await fetches.take('tiktok', now, 1_000)).filter(({ piece }) =>
        [first, second].some((each) => each!.piece.id === piece.id),
      );
    expect(await taken()).toMatchObject([{ piece: { id: first!.piece.id }, failures: 0 }]);
    expect(await taken()).toEqual([]);
  });
}

export type StoriesWorld = Readonly<{
  fetches: Fetches;
  /** Publishes one that many hours before `now`; returns its piece. */
  publish(hoursAgo: number, type?: 'story' | 'reel'): Promise<string>;
  /** Someone reports the numbers of this piece. */
  measure(pieceId: string): Promise<void>;
  /** The names of what was stored. */
  eventNames(): Promise<readonly string[]>;
}>;

/** The contract of every Fetches about stories whose numbers nobody has reported. */
export function storiesContract(world: () => Promise<StoriesWorld>, now: Date): void {
  const asked = async (fetches: Fetches) => {
    const ids: string[] = [];
    await fetches.askAbout(now, 10, (piece) => {
      ids.push(piece.id);
      return askForScreenshot(piece, now);
    });
    return ids;
  };

  it('asks once about stories of 20 to 24 hours without numbers, and stores that', async () => {
    const { fetches, publish, measure, eventNames } = await world();
    const due = [await publish(23.9), await publish(20)];
    for (const hoursAgo of [19.9, 24]) await publish(hoursAgo);
    await publish(21, 'reel');
    await measure(await publish(21));
    expect(await asked(fetches)).toEqual(due);
    expect(await asked(fetches)).toEqual([]);
    expect(await eventNames()).toEqual(['metrics.screenshot-asked', 'metrics.screenshot-asked']);
  });

  it('of two who ask at once, one does', async () => {
    const { fetches, publish } = await world();
    const id = await publish(22);
    const [one, other] = await Promise.all([asked(fetches), asked(fetches)]);
    expect([...one, ...other]).toEqual([id]);
  });
}
