import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import {
  exportRepositoryContract,
  closureRepositoryContract,
  consentRepositoryContract,
} from '../../ports/repositories.contract.js';
import { SqlExportRepository, SqlClosureRepository, SqlConsentRepository } from './sql-repositories.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

async function person(): Promise<string> {
  const id = newId();
  await database.db.rows(`insert into users (id, email, name, created_at, version) values ($1, $2, 'Jane', now(), 1)`, [
    id,
    `${id}@example.com`,
  ]);
  return id;
}

const countOf = async (sql: string, values: unknown[] = []): Promise<number> => {
  const [row] = await database.db.rows<{ count: number }>(`select count(*)::int as count ${sql}`, values);
  return row!.count;
};

describe('closures in PostgreSQL', () => {
  beforeEach(() => database.empty('closures'));
  closureRepositoryContract(() => ({
    closures: new SqlClosureRepository(database.db, database.outbox),
    person,
    told: () => countOf(`from outbox where name like 'account.%'`),
  }));
});

describe('exports in PostgreSQL', () =>
  exportRepositoryContract(() => ({ exports: new SqlExportRepository(database.db), person })));

describe('consents in PostgreSQL', () =>
  consentRepositoryContract(() => ({
    consents: new SqlConsentRepository(database.db),
    person,
    count: (userId) => countOf('from consents where user_id = $1', [userId]),
  })));
