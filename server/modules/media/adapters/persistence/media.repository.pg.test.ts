import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { mediaRepositoryContract } from '../../ports/media.repository.contract.js';
import { TypeOrmMediaRepository } from './typeorm-media.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

mediaRepositoryContract(async () => {
  await database.db.rows('truncate media, outbox cascade');
  return {
    media: new TypeOrmMediaRepository(database.db, database.outbox),
    told: async () => (await database.db.rows(`select from outbox where name = 'media.uploaded'`)).length,
  };
});
