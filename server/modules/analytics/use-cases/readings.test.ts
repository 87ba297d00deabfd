import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryReadingRepository } from '../adapters/persistence/in-memory-repositories.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import type { PublishedPiece } from '../domain/reading.js';
import { type NamedPiece, PublishedPieces, Screenshots } from '../ports/repositories.js';
import { CorrectReading, EnterReading, ListReadings } from './readings.js';

const now = new Date('2027-01-20T12:00:00Z');
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const brand: Actor = { userId: 'u2', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const otherBrand: Actor = { userId: 'u3', role: 'brand', profile: { type: 'brand', uid: 'b2' } };
const staff: Actor = { userId: 's1', role: 'admin', staffRole: 'operations' };
const piece: PublishedPiece = {
  ...{ id: 'p1', collabId: 'c1', brandId: 'b1', influencerId: 'i1', type: 'reel' },
  postUrl: 'https://www.instagram.com/reel/abc',
  publishedAt: new Date('2027-01-15T12:00:00Z'),
};
const numbers = { reach: 1_000, views: 1_400, likes: 90, comments: 6, shares: 3, saves: 1 };

class OnePiece extends PublishedPieces {
  async get(id: string): Promise<PublishedPiece> {
    if (id !== piece.id) throw analyticsErrors.pieceNotFound(id);
    return piece;
  }
  async named(): Promise<NamedPiece[]> {
    return [];
  }
}

/** The influencer has uploaded one image. */
class OneScreenshot extends Screenshots {
  async ownedBy(influencerId: string, mediaId: string): Promise<boolean> {
    return influencerId === 'i1' && mediaId === 'm1';
  }
}

function world() {
  const [pieces, readings, clock] = [new OnePiece(), new InMemoryReadingRepository(), new FixedClock(now)];
  return {
    readings,
    enter: new EnterReading(pieces, new OneScreenshot(), readings, new NoTransaction(), clock),
    correct: new CorrectReading(pieces, readings, clock),
    list: new ListReadings(pieces, readings),
  };
}

test('numbers are stored with the screenshot that shows them, and with no other', async () => {
  const { readings, enter } = world();

  await expect(enter.execute(influencer, 'p1', { takenAt: now, numbers, screenshotId: 'm2' })).rejects.toMatchObject({
    code: 'analytics/screenshot-needed',
  });
  expect(await readings.ofPiece('p1')).toEqual([]);

  const reading = await enter.execute(influencer, 'p1', { takenAt: now, numbers, screenshotId: 'm1' });
  expect(await readings.ofPiece('p1')).toEqual([reading]);
});

test('a correction takes the place of what was entered, once', async () => {
  const { enter, correct, list } = world();
  const entered = await enter.execute(influencer, 'p1', { takenAt: now, numbers, screenshotId: 'm1' });
  const correction = { basis: 'measured', numbers: { ...numbers, reach: 900 }, reason: 'See the screenshot' } as const;

  await correct.execute(staff, entered.id, correction);

  expect(await list.execute(brand, 'p1')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: entered.id, correctedAt: now }),
      expect.objectContaining({ corrects: entered.id, numbers: correction.numbers }),
    ]),
  );
  await expect(correct.execute(staff, entered.id, correction)).rejects.toMatchObject({
    code: 'analytics/reading-corrected',
  });
});

test('for others a piece does not exist', async () => {
  await expect(world().list.execute(otherBrand, 'p1')).rejects.toMatchObject({ code: 'analytics/piece-not-found' });
});
