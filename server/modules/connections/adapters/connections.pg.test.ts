import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import {
  accountReadingsContract,
  connectionJourneysContract,
  connectionRepositoryContract,
  dataDeletionsContract,
  endedGrantsContract,
  postWatchesContract,
} from '../ports/connections.contract.js';
import {
  SqlAccountReadings,
  SqlConnectionJourneys,
  SqlDataDeletions,
  SqlEndedGrants,
  SqlPostWatches,
} from './persistence/sql-account-readings.js';
import { TypeOrmConnectionRepository } from './persistence/typeorm-connection.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() =>
  database.empty('connections', 'connection_journeys', 'account_readings', 'ended_grants', 'post_watches', 'outbox'),
);
afterAll(() => database?.close());

const repository = () => new TypeOrmConnectionRepository(database.db, database.outbox);

describe('TypeOrmConnectionRepository', () =>
  connectionRepositoryContract(() => ({
    connections: repository(),
    eventNames: async () => {
      const rows = await database.db.rows<{ name: string }>('select name from outbox order by id');
      return rows.map(({ name }) => name);
    },
  })));

describe('SqlConnectionJourneys', () => connectionJourneysContract(() => new SqlConnectionJourneys(database.db)));

describe('SqlAccountReadings', () =>
  accountReadingsContract(() => ({
    readings: new SqlAccountReadings(database.db),
    prepare: async (connection) => void (await repository().save(connection)),
  })));

describe('SqlEndedGrants', () =>
  endedGrantsContract(() => ({ connections: repository(), grants: new SqlEndedGrants(database.db) })));

describe('SqlDataDeletions', () => dataDeletionsContract(() => new SqlDataDeletions(database.db)));

describe('SqlPostWatches', () => postWatchesContract(() => new SqlPostWatches(database.db)));
