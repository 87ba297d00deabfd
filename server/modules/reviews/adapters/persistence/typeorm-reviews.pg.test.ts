import { aCollab } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import type { ReviewedCollab } from '../../domain/review.js';
import { reviewsContract } from '../../ports/reviews.contract.js';
import { TypeOrmReviews } from './typeorm-reviews.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

async function prepare({ id }: ReviewedCollab): Promise<void> {
  const { collabs, prepare: prepareOffer } = storedCollabs(database);
  const collab = { ...aCollab(4), id, outcome: 'completed' } as const;
  await prepareOffer(collab);
  await collabs.save(collab);
}

describe('TypeOrmReviews', () =>
  reviewsContract(() => ({ reviews: new TypeOrmReviews(database.db, database.outbox), prepare })));
