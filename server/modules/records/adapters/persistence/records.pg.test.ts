import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { aFact } from '../../../../../test/support/facts.js';
import { offerTerms } from '../../../../../test/support/offers.js';
import { newId } from '../../../../shared/kernel/index.js';
import { marksOf } from '../../domain/marks.js';
import { type AgreedCollab, giftLedgerContract, recordBookContract } from '../../ports/repositories.contract.js';
import { NoteFacts } from '../../use-cases/note-facts.js';
import { SqlGiftLedger } from './sql-gift-ledger.js';
import { factsQuery, SqlCollabLog, SqlProfileNames } from './sql-neighbours.js';
import { SqlRecordBook } from './sql-record-book.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

const now = '2026-11-23T10:00:00Z';

async function agree({ id, brandId, influencerId, title, valuePence, brandName }: AgreedCollab): Promise<void> {
  const offerId = newId();
  await database.db.rows(
    `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
     values ($1::uuid, $2, $1::text, 'rosa@ember.test', 'london', 'restaurants', 0, 0, $3, $3, 1)`,
    [brandId, brandName, now],
  );
  await database.db.rows(
    `insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
       state, created_at, updated_at, version, lat, lng, exact_place)
     values ($1, $2, $3, 'experience', '', 1, '[]', '', '', 'london', 'restaurants', 1, 14, 'live', $4, $4, 1, 51.5, 0, false)`,
    [offerId, brandId, title, now],
  );
  await database.db.rows(
    `insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, respond_by, created_at, updated_at, version)
     values ($1, $2, $3, $4, 'influencer', 4, 'open', '', $5, $6, $6, $6, 1)`,
    [id, offerId, brandId, influencerId, { ...offerTerms, title, valuePence }, now],
  );
}

async function explain(collabId: string, eventId: string, reason: string): Promise<void> {
  await database.db.rows(
    `insert into audit_log (aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
     values ('collab', $1, 1, $2, 'collab.gift-corrected', 'u', 'admin', $3, '', '', '')`,
    [collabId, eventId, now],
  );
  await database.db.rows('insert into audit_details (event_id, salt, payload) values ($1, $2, $3)', [
    ...[eventId, '', { reason }],
  ]);
}

describe('the record book in PostgreSQL', () => recordBookContract(() => new SqlRecordBook(database.db)));

describe('the ledger of gifts in PostgreSQL', () => {
  giftLedgerContract(() => ({ ledger: new SqlGiftLedger(database.db), prepare: agree, explain }));

  test.each(['update gift_lines set pence = 0', 'delete from gift_lines', 'truncate gift_lines cascade'])(
    'refuses %s',
    async (statement) => expect(database.db.rows(statement)).rejects.toThrow('only grows'),
  );
});

describe('facts that are reported at once', () => {
  it('say together what they say one after the other', async () => {
    const book = new SqlRecordBook(database.db);
    const note = new NoteFacts(new SqlCollabLog(database.db), book, new SqlGiftLedger(database.db), database.db);
    const ids = { collabId: newId(), brandId: newId(), influencerId: newId() };
    const facts = [
      aFact('collab.requested', 'influencer', 0, ids),
      aFact('collab.approved', 'brand', 3, ids),
      ...Array.from({ length: 20 }, (_, hour) => aFact('collab.moved', 'influencer', 5 + hour, { ...ids, late: true })),
      aFact('collab.checked-in', 'brand', 50, ids),
    ];
    const again = facts.filter((_, place) => place % 3 === 0);
    await Promise.all([...facts.toReversed(), ...again].map((fact) => note.execute([ids.collabId], [fact])));

    const stored = await database.db.rows<{ at: Date }>(
      `select event_id as "eventId", side, kind, kept from reliability_marks where collab_id = $1 order by 1, 2, 3`,
      [ids.collabId],
    );
    const said = marksOf(facts, null).map(({ eventId, side, kind, kept }) => ({ eventId, side, kind, kept }));
    const byKey = (one: (typeof said)[number], other: (typeof said)[number]) =>
      `${one.eventId}${one.side}${one.kind}`.localeCompare(`${other.eventId}${other.side}${other.kind}`);
    expect(stored).toEqual(said.toSorted(byKey));
    expect(await book.tallyOf('influencer', ids.influencerId)).toMatchObject({ late: 20, visitsKept: 1 });
  });
});

describe('whom records are of', () => {
  it('is known by what profiles publish', async () => {
    const ids = { id: newId(), brandId: newId(), influencerId: newId() };
    await agree({ ...ids, title: '', valuePence: 1, brandName: 'Ember & Rye' });
    const names = new SqlProfileNames(database.db);
    expect(await names.nameOf('brand', ids.brandId)).toBe('Ember & Rye');
    expect(await names.nameOf('influencer', ids.brandId)).toBeNull();
  });
});

describe('the log of one Collab', () => {
  it('is found by its key: the log of all others is not read for it', async () => {
    await database.db.rows(
      `insert into audit_log (aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
       select 'collab', gen_random_uuid()::text, 1, gen_random_uuid(), 'collab.requested', 'u', 'brand', $1, '', '', ''
       from generate_series(1, 5000)`,
      [now],
    );
    await database.db.rows('analyze audit_log');
    const plan = await database.db.rows<{ 'QUERY PLAN': string }>(`explain ${factsQuery}`, [[newId()], ['collab.requested']]);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('audit_log_pkey');
    expect(text).not.toContain('Seq Scan on audit_log');
  });
}); // prettier-ignore
