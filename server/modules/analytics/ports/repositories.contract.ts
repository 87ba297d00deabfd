import { type Actor, newId } from '../../../shared/kernel/index.js';
import { askForScreenshot, correct, enter, type PublishedPiece } from '../domain/reading.js';
import { makeLink, mostLinks, revokeLink } from '../domain/report-link.js';
import { usageEvent } from '../domain/usage-event.js';
import type {
  DueFetch,
  Fetches,
  ReadingRepository,
  ReportLinkRepository,
  UsageEventRepository,
} from './repositories.js';

const now = new Date('2027-01-20T12:00:00.000Z');
const influencerId = newId();
const influencer: Actor = { userId: newId(), role: 'influencer', profile: { type: 'influencer', uid: influencerId } };
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const aPiece = (): PublishedPiece => ({
  id: newId(),
  collabId: newId(),
  brandId: newId(),
  influencerId,
  type: 'reel',
  postUrl: 'https://www.instagram.com/reel/abc',
  publishedAt: new Date('2027-01-15T12:00:00.000Z'),
});
const numbers = { reach: 1_000, views: null, likes: 90, comments: 6, shares: 3, saves: 8_000_000_000 };

/** The contract of every ReadingRepository. */
export function readingRepositoryContract(repository: () => ReadingRepository): void {
  const added = async (piece: PublishedPiece, takenAt = now) => {
    const [reading, event] = enter(piece, { takenAt, numbers, screenshotId: newId() }, influencer, now);
    await repository().add(reading, event);
    return reading;
  };
  const correction = { basis: 'measured', numbers: { ...numbers, reach: 900 }, reason: 'As it shows' } as const;

  it('gives back what was stored', async () => {
    const reading = await added(aPiece());
    expect(await repository().get(reading.id)).toEqual(reading);
    await expect(repository().get(newId())).rejects.toMatchObject({ code: 'analytics/reading-not-found' });
  });

  it('has all of a piece, the newest moment first', async () => {
    const piece = aPiece();
    const first = await added(piece, new Date('2027-01-16T12:00:00.000Z'));
    const last = await added(piece, new Date('2027-01-19T12:00:00.000Z'));
    const between = await added(piece, new Date('2027-01-17T12:00:00.000Z'));
    expect((await repository().ofPiece(piece.id)).map(({ id }) => id)).toEqual([last.id, between.id, first.id]);
    expect(await repository().hold(piece.id)).toEqual(await repository().ofPiece(piece.id));
  });

  it('of two who correct at once, one does', async () => {
    const piece = aPiece();
    const reading = await added(piece);
    const corrections = [1, 2].map(() => correct(reading, piece, correction, staff, now));
    const done = await Promise.allSettled(corrections.map((each) => repository().add(...each)));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'analytics/reading-corrected' },
    });
    const all = await repository().ofPiece(piece.id);
    expect(all.map(({ correctedAt }) => correctedAt)).toEqual(expect.arrayContaining([null, now]));
    expect(all).toHaveLength(2);
  });
}

/** The contract of every ReportLinkRepository. */
export function reportLinkRepositoryContract(repository: () => ReportLinkRepository): void {
  const brandId = newId();
  const brand: Actor = { userId: newId(), role: 'brand', profile: { type: 'brand', uid: brandId } };
  const stored = async (at = now, ofBrand = brandId) => {
    const wanted = { title: 'For the board', period: { rollingDays: 30 }, withCosts: true, daysValid: 7 };
    const [link, event] = makeLink(ofBrand, wanted, newId(), brand, at);
    await repository().add(link, event);
    return link;
  };

  it('gives back what was stored, by id and by hash', async () => {
    const link = await stored();
    expect(await repository().get(link.id)).toEqual(link);
    expect(await repository().byHash(link.tokenHash)).toEqual(link);
    expect(await repository().byHash('of nobody')).toBeNull();
    await expect(repository().get(newId())).rejects.toMatchObject({ code: 'analytics/link-not-found' });
  });

  it('lists those of a brand that are not revoked, the newest first', async () => {
    const [older, newer, gone] = [await stored(), await stored(new Date(now.getTime() + 1_000)), await stored()];
    await repository().revoke(...revokeLink(gone, brand, now)!);
    expect((await repository().get(gone.id)).revokedAt).toEqual(now);
    const ids = (await repository().ofBrand(brandId)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([newer.id, older.id]));
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    expect(ids).not.toContain(gone.id);
  });

  it('lets a brand share so many and no more, however many come at once; one that is revoked makes room', async () => {
    const another = newId();
    const attempts = Array.from({ length: mostLinks + 5 }, () => stored(now, another));
    const answers = await Promise.allSettled(attempts);
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(made).toHaveLength(mostLinks);
    await expect(stored(now, another)).rejects.toMatchObject({ code: 'analytics/too-many-links' });
    const ofAnother: Actor = { ...brand, profile: { type: 'brand', uid: another } };
    await repository().revoke(...revokeLink(made[0]!, ofAnother, now)!);
    expect((await stored(now, another)).brandId).toBe(another);
  });
}

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const some = (howMany: number) =>
  Array.from({ length: howMany }, (_, n) => usageEvent('page_view', { n, text: 'it’s "quoted" \\ 日本' }, actor, now));

/** The contract of every UsageEventRepository. */
export function usageEventRepositoryContract(make: () => Promise<UsageEventRepository>) {
  let usage: UsageEventRepository;
  beforeEach(async () => (usage = await make()));

  test('what was answered for is there, though many come at once', async () => {
    await Promise.all(some(200).map((event) => usage.add([event])));

    expect(await usage.count()).toBe(200);
  });

  test('takes many in one go, and each once', async () => {
    const events = some(1_500);

    await usage.add(events);
    await usage.add(events);

    expect(await usage.count()).toBe(1_500);
  });

  test('an event that is repeated, alone or among others, is stored once', async () => {
    const [known, other] = some(2);

    await Promise.all([usage.add([known!]), usage.add([known!, other!]), usage.add([known!, known!])]);
    await usage.add([other!]);

    expect(await usage.count()).toBe(2);
  });

  test('stores events years apart', async () => {
    const years = ['2019-03-31T23:30:00Z', '2026-11-30T23:59:59.999Z', '2099-12-31T23:59:59.999Z'];

    await usage.add(years.map((at) => usageEvent('page_view', {}, actor, new Date(at))));

    expect(await usage.count()).toBe(3);
  });

  test('takes none', async () => {
    await usage.add([]);

    expect(await usage.count()).toBe(0);
  });
}

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
