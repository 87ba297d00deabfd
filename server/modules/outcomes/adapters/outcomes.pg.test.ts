import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { coversDaysContract, guestPartiesContract } from '../ports/counts.contract.js';
import {
  bookingHooksContract,
  collabLinksContract,
  linkClicksContract,
  settingsRepositoryContract,
} from '../ports/repositories.contract.js';
import { SqlCoversDays, SqlGuestParties } from './persistence/sql-counts.js';
import { SqlCollabLinks, SqlLinkClicks } from './persistence/sql-links.js';
import { SqlBookingHooks, SqlSettingsRepository } from './persistence/sql-settings.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(async () => {
  for (const table of [
    'collab_links',
    'link_clicks',
    'guest_parties',
    'covers_days',
    'result_settings',
    'booking_hooks',
  ])
    await database.empty(table);
});
afterAll(() => database?.close());

describe('SqlCollabLinks', () => collabLinksContract(() => new SqlCollabLinks(database.db)));
describe('SqlLinkClicks', () => linkClicksContract(() => new SqlLinkClicks(database.db)));
describe('SqlGuestParties', () =>
  guestPartiesContract(
    () => new SqlGuestParties(database.db, database.outbox),
    (collabId) =>
      database.db.rows('select name, payload from outbox where aggregate_id = $1 order by occurred_at, id', [collabId]),
  ));
describe('SqlCoversDays', () => coversDaysContract(() => new SqlCoversDays(database.db)));
describe('SqlSettingsRepository', () => settingsRepositoryContract(() => new SqlSettingsRepository(database.db)));
describe('SqlBookingHooks', () => bookingHooksContract(() => new SqlBookingHooks(database.db)));
