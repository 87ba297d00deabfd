import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { adRepositoryContract } from '../../ports/ads.contract.js';
import { TypeOrmAdRepository } from './typeorm-ad.repository.js';

describe('ads in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  adRepositoryContract(() => new TypeOrmAdRepository(pg.db, pg.outbox));
});
