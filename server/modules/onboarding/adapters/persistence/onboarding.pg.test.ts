import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { inPostgres } from '../../../../shared/http/attempt-limits.js';
import { newLead } from '../../domain/lead.js';
import {
  entryLimitsContract,
  callRepositoryContract,
  leadRepositoryContract,
} from '../../ports/repositories.contract.js';
import { FlexibleEntryLimits } from '../security/entry-limits.js';
import { TypeOrmCallRepository } from './typeorm-call.repository.js';
import { TypeOrmLeadRepository } from './typeorm-lead.repository.js';

let database: TestDatabase;
let calls: TypeOrmCallRepository;
let leads: TypeOrmLeadRepository;

beforeAll(async () => {
  database = await testDatabase();
  calls = new TypeOrmCallRepository(database.db, database.outbox);
  leads = new TypeOrmLeadRepository(database.db, database.outbox);
});
beforeEach(() => database.empty('outbox', 'calls', 'leads', 'rate_limits'));
afterAll(() => database?.close());

describe('TypeOrmCallRepository', () =>
  callRepositoryContract(() => ({ repository: calls, prepare: async (lead) => void (await leads.save(lead)) })));
describe('TypeOrmLeadRepository', () => leadRepositoryContract(() => leads));
describe('entry limits in PostgreSQL', () =>
  entryLimitsContract(() => new FlexibleEntryLimits(inPostgres(database.db))));

describe('what is stored with a lead', () => {
  it('its event is in the outbox and in the audit chain', async () => {
    const facts = { kind: 'brand', name: 'Rosa', company: 'Ember & Rye', email: 'rosa@ember.test' } as const;
    const lead = await leads.save(...newLead(facts, new Date('2026-11-20T15:00:00Z')));

    expect(await database.db.rows('select name from outbox')).toEqual([{ name: 'lead.created' }]);
    expect(await database.db.rows('select seq, name from audit_log where aggregate_id = $1', [lead.id])).toEqual([
      { seq: 1, name: 'lead.created' },
    ]);
  });
});
