import { EntitySchema } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { anotherConnectionTo, testDatabase, type TestDatabase } from '../../../test/support/database.js';
import type { Change } from '../db/index.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../kernel/index.js';
import { auditHash, AuditTrail, payloadHash } from './audit.js';

const actor: Actor = { userId: newId(), role: 'admin' };
const happened = (name = 'thing.done', id = newId()): DomainEvent =>
  eventOf(name, { type: 'thing', id }, actor, new Date('2026-11-23T10:00:00Z'), { note: 'hello' });

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.empty('outbox'));
afterAll(() => database.close());

const tell = (...events: DomainEvent[]) => database.db.inTransaction(() => database.outbox.append(events));

describe('the audit chain', () => {
  type Row = {
    seq: number; event_id: string; name: string; actor_id: string; actor_role: string; occurred_at: Date;
    payload_hash: string; previous_hash: string; hash: string; salt: string; payload: object;
  }; // prettier-ignore

  const chainOf = (id: string) =>
    database.db.rows<Row>(
      `select l.*, d.salt, d.payload from audit_log l join audit_details d using (event_id)
       where aggregate_type = 'thing' and aggregate_id = $1 order by seq`,
      [id],
    );

  it('links each row to the one before, and covers the facts', async () => {
    const id = newId();
    await tell(happened('thing.made', id), happened('thing.done', id));
    await tell(happened('thing.ended', id));
    const chain = await chainOf(id);
    expect(chain.map(({ seq, name }) => [seq, name])).toEqual([
      [1, 'thing.made'],
      [2, 'thing.done'],
      [3, 'thing.ended'],
    ]);
    let previous = '';
    for (const row of chain) {
      const facts = {
        aggregateType: 'thing',
        aggregateId: id,
        seq: row.seq,
        eventId: row.event_id,
        name: row.name,
        actorId: row.actor_id,
        actorRole: row.actor_role,
        occurredAt: row.occurred_at.toISOString(),
        payloadHash: payloadHash(row.salt, row.payload),
      };
      expect(row).toMatchObject({
        previous_hash: previous,
        hash: auditHash(previous, facts),
        payload_hash: facts.payloadHash,
      });
      previous = row.hash;
    }
  });

  describe('of a row that is changed by one statement', () => {
    beforeAll(() =>
      database.db.rows('create table if not exists counters (id uuid primary key, counted int not null)'),
    );

    const counterAt = async (counted: number) => {
      const [row] = await database.db.rows<{ id: string }>(
        'insert into counters values (gen_random_uuid(), $1) returning id',
        [counted],
      );
      return row!.id;
    };
    const countedOf = async (id: string) =>
      (await database.db.rows<{ counted: number }>('select counted from counters where id = $1', [id]))[0]!.counted;
    const counting = (id: string, below: number): Change => ({
      name: 'count-on',
      text: 'update counters set counted = counted + 1 where id = $1 and counted < $2',
      values: [id, below],
    });
    const linksOf = async (id: string) => {
      const chain = await chainOf(id);
      expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, index) => index + 1));
      expect(chain.map(({ previous_hash }) => previous_hash)).toEqual([
        '',
        ...chain.slice(0, -1).map(({ hash }) => hash),
      ]);
      return chain.length;
    };

    it('grows with the change, and with nothing else', async () => {
      const id = await counterAt(0);
      expect(await database.outbox.change(counting(id, 1), [happened('thing.counted', id)])).toBe(true);
      expect(await database.outbox.change(counting(id, 1), [happened('thing.counted', id)])).toBe(false);
      expect([await countedOf(id), await linksOf(id)]).toEqual([1, 1]);
      expect(await database.db.rows('select from outbox')).toHaveLength(1);
    });

    it('rolls back with its transaction, and continues after it', async () => {
      const id = await counterAt(0);
      const attempt = database.db.inTransaction(async () => {
        await database.outbox.change(counting(id, 9), [happened('thing.counted', id)]);
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect(await database.outbox.change(counting(id, 9), [happened('thing.counted', id)])).toBe(true);
      expect([await countedOf(id), await linksOf(id)]).toEqual([1, 1]);
    });

    it('doesn’t fork when another process has written in between', async () => {
      const id = await counterAt(0);
      const other = await anotherConnectionTo(database.url);
      for (const { outbox } of [database, other, database, other])
        expect(await outbox.change(counting(id, 9), [happened('thing.counted', id)])).toBe(true);
      await other.close();
      expect([await countedOf(id), await linksOf(id)]).toEqual([4, 4]);
    });

    it('goes by where the chain ended when its row was read', async () => {
      const id = await counterAt(0);
      const schema = new EntitySchema<{ id: string; counted: number }>({
        name: 'Counter',
        tableName: 'counters',
        columns: { id: { type: 'uuid', primary: true }, counted: { type: 'int' } },
      });
      const count = async (expected: number) => {
        const kept = { name: 'counter', schema, type: 'thing', where: 'counted < 9' };
        expect(await database.outbox.get(kept, id)).toEqual({ id, counted: expected });
        await database.outbox.change(counting(id, 9), [happened('thing.counted', id)]);
      };
      await count(0);
      const other = await anotherConnectionTo(database.url);
      await other.outbox.change(counting(id, 9), [happened('thing.counted', id)]);
      await other.close();
      await count(2);
      expect([await countedOf(id), await linksOf(id)]).toEqual([3, 3]);
      await database.db.rows('update counters set counted = 9 where id = $1', [id]);
      expect(
        await database.outbox.get({ name: 'counter', schema, type: 'thing', where: 'counted < 9' }, id),
      ).toBeUndefined();
    });

    it('waits for the transaction that holds the chain', async () => {
      const id = await counterAt(0);
      const other = await anotherConnectionTo(database.url);
      let counted: Promise<boolean> | undefined;
      await database.db.inTransaction(async () => {
        await new AuditTrail(database.db).rowsFor([happened('thing.done', id)]);
        counted = other.outbox.change(counting(id, 9), [happened('thing.counted', id)]);
        await eventually(async () => {
          const waiting = await database.db.rows(`select from pg_locks where locktype = 'advisory' and not granted`);
          return waiting.length > 0;
        });
      });
      expect(await counted).toBe(true);
      await other.close();
      expect([await countedOf(id), await linksOf(id)]).toEqual([1, 1]);
    });

    it('does not fork when many write at once, in either way and in two processes', async () => {
      const id = await counterAt(0);
      const other = await anotherConnectionTo(database.url);
      const writes = Array.from({ length: 60 }, async (_, index) => {
        const { db, outbox } = index % 2 ? database : other;
        const event = happened('thing.counted', id);
        if (index % 3 === 0) await db.inTransaction(() => outbox.append([event]));
        else expect(await outbox.change(counting(id, 100), [event])).toBe(true);
      });
      await Promise.all(writes);
      await other.close();
      expect([await countedOf(id), await linksOf(id)]).toEqual([40, 60]);
    });
  });

  it('grows without a fork when many write at once', async () => {
    const id = newId();
    await Promise.all(Array.from({ length: 40 }, () => tell(happened('thing.done', id))));
    const chain = await chainOf(id);
    expect(chain.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(chain.slice(1).map(({ previous_hash }) => previous_hash)).toEqual(
      chain.slice(0, -1).map(({ hash }) => hash),
    );
  });

  test.each([`update audit_log set name = 'x'`, 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (statement) => {
      await tell(happened());
      await expect(database.db.rows(statement)).rejects.toThrow('only grows');
    },
  );
});
