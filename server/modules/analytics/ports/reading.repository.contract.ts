import { type Actor, newId } from '../../../shared/kernel/index.js';
import { correct, enter, type PublishedPiece } from '../domain/reading.js';
import type { ReadingRepository } from './reading.repository.js';

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

/** What every ReadingRepository promises. */
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
