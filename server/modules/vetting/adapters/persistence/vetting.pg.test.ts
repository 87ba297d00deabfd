import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import { claimRepositoryContract, reviewsContract } from '../../ports/repositories.contract.js';
import { SqlReviews } from './sql-reviews.js';
import { TypeOrmClaimRepository } from './typeorm-claim.repository.js';

describe('vetting in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  const imported = async (handle: string) => {
    const profile = { id: newId(), handle, name: 'Ana Reyes' };
    await pg.db.rows(
      `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
       values ($1, $2, $3, $3, false, 'imported', now(), now(), 1)`,
      [profile.id, profile.name, handle],
    );
    return profile;
  };
  describe('claims', () => claimRepositoryContract(() => new TypeOrmClaimRepository(pg.db, pg.outbox), imported));
  describe('reviews', () =>
    reviewsContract(
      () => new SqlReviews(pg.db, pg.outbox),
      async () => (await imported(newId())).id,
    ));
});
