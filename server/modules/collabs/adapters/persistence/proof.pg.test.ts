import { anOffer } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { Collab } from '../../domain/collab.js';
import { contentLibraryContract } from '../../ports/content-library.contract.js';
import { dueDraftsContract } from '../../ports/due-drafts.contract.js';
import { reviewsContract } from '../../ports/reviews.contract.js';
import { SqlContentLibrary } from './sql-content-library.js';
import { SqlDueDrafts } from './sql-due-drafts.js';
import { TypeOrmCollabRepository } from './typeorm-collab.repository.js';
import { TypeOrmOfferRepository } from './typeorm-offer.repository.js';
import { TypeOrmReviews } from './typeorm-reviews.js';
import { TypeOrmSlotRepository } from './typeorm-slot.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

/** A Collab with the offer and the time that it needs. */
async function store(collab: Collab): Promise<void> {
  const { db, outbox } = database;
  const { slotId, offerId, visitAt } = collab;
  await new TypeOrmOfferRepository(db, outbox).save({ ...anOffer(), id: offerId });
  if (slotId)
    await new TypeOrmSlotRepository(db).add([{ id: slotId, offerId, startsAt: visitAt!, capacity: 1, taken: 1 }]);
  await new TypeOrmCollabRepository(db, outbox).save(collab);
}

describe('SqlDueDrafts', () => dueDraftsContract(() => ({ drafts: new SqlDueDrafts(database.db), store })));

describe('SqlContentLibrary', () =>
  contentLibraryContract(() => ({ library: new SqlContentLibrary(database.db), store })));

describe('TypeOrmReviews', () =>
  reviewsContract(() => ({ reviews: new TypeOrmReviews(database.db, database.outbox), prepare: store })));
