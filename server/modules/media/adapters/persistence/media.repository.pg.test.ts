import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { mediaRepositoryContract, uploadRepositoryContract } from '../../ports/repositories.contract.js';
import { TypeOrmMediaRepository } from './typeorm-media.repository.js';
import { TypeOrmUploadRepository } from './typeorm-upload.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

const empty = () => database.empty('media', 'uploads', 'storage_accounts', 'outbox');

describe('files', () =>
  mediaRepositoryContract(async () => {
    await empty();
    return {
      media: new TypeOrmMediaRepository(database.db, database.outbox),
      uploads: new TypeOrmUploadRepository(database.db),
      told: async (name) => (await database.db.rows('select from outbox where name = $1', [name])).length,
    };
  }));

describe('uploads', () =>
  uploadRepositoryContract(async () => {
    await empty();
    return new TypeOrmUploadRepository(database.db);
  }));
