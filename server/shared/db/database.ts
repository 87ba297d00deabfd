import pg from 'pg';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager, EntitySchema } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Transaction } from '../kernel/index.js';
import { isRetryable } from './postgres-errors.js';
import type { Replica } from './replica.js';
import { answerTo, type SharedConnections } from './shared-connections.js';
import { selecting } from './stored-rows.js';

type Parser = (text: string) => unknown;

/** https://www.postgresql.org/docs/current/catalog-pg-type.html */
const timestamptz: number = pg.types.builtins.TIMESTAMPTZ;
const asDate = pg.types.getTypeParser(timestamptz) as Parser;

/**
 * Converts PostgreSQL's timestamp format (`2026-11-25 10:00:00.123456+00`) into JSON's (`2026-11-25T10:00:00.123Z`).
 * UTC values only need rearranging; others are parsed. Null for values without a date, such as `infinity`.
 */
export function momentOnTheWire(text: string): string | null {
  const isPlain = text.length >= 22 && text.length <= 29 && text[10] === ' ' && text.endsWith('+00');
  if (isPlain) return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  const date = asDate(text);
  return date instanceof Date ? date.toJSON() : null;
}

/** The driver's type parsers for rows that are sent unchanged: timestamps aren't turned into a Date and back. */
const onTheWire: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text'): Parser =>
    oid === timestamptz
      ? momentOnTheWire
      : (pg.types.getTypeParser(oid, format) as Parser)) as typeof pg.types.getTypeParser,
};

type Unit = { manager: EntityManager; afterCommit: (() => void)[] };
/** A scope that may read from the standby, until it writes or the standby fails. */
type Reader = { replica?: Replica };

const attempts = 4;

/** The only access to the database. Inside inTransaction(), `manager` and `rows` use the transaction. */
export class Database extends Transaction implements OnApplicationShutdown {
  private readonly current = new AsyncLocalStorage<Unit>();
  private readonly reader = new AsyncLocalStorage<Reader>();

  constructor(
    private readonly source: DataSource,
    private readonly replica?: Replica,
    private readonly shared?: SharedConnections,
  ) {
    super();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.replica?.end(), this.shared?.end()]);
  }

  /** Whether there is a standby. */
  get hasReplica(): boolean {
    return this.replica !== undefined;
  }

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.source.manager;
  }

  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  /**
   * Joins the open transaction; never nests. Retries `work` after a serialisation failure or deadlock (40001, 40P01).
   */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    this.readOnPrimary();
    for (let attempt = 1; ; attempt++) {
      const afterCommit: (() => void)[] = [];
      try {
        const result = await this.source.transaction((manager) => this.current.run({ manager, afterCommit }, work));
        for (const callback of afterCommit) callback();
        return result;
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
  }

  /** Runs `callback` after commit; at once when no transaction is open. */
  afterCommit(callback: () => void): void {
    const unit = this.current.getStore();
    if (unit) unit.afterCommit.push(callback);
    else callback();
  }

  /** Plain SQL. With `name` it is a prepared statement, for hot reads. */
  rows<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return this.ask({ text, values, name });
  }

  /**
   * The same for quick reads without locks: outside a transaction it doesn't wait for its own connection, but shares
   * one, unless each of those is running a slow statement.
   */
  quickRead<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return this.ask({ text, values, name }, this.shared);
  }

  /** The same for rows that are sent unchanged: timestamps are already strings, in JSON's format. */
  wireRead<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.ask({ text, values, types: onTheWire }, this.shared);
  }

  /** The stored entity with this id; undefined if there is none. */
  async byId<Entity extends Readonly<{ id: string }>>(
    schema: EntitySchema<Entity>,
    id: string,
  ): Promise<Entity | undefined> {
    const { table, text } = selecting(schema);
    return (await this.quickRead<Entity>(text, [id], `by-id-${table}`))[0];
  }

  /**
   * For lists and reports: `rows`, `quickRead`, `wireRead` and `batches` within `work` read from the standby, if one
   * has replayed everything committed by now; otherwise, and from the first write on, from the primary. Ends with
   * `work`.
   */
  async onReplica<T>(work: () => Promise<T>): Promise<T> {
    if (!this.replica || this.current.getStore() || !(await this.replica.hasAll(this.pool))) return work();
    const reader: Reader = { replica: this.replica };
    try {
      return await this.reader.run(reader, work);
    } finally {
      reader.replica = undefined; // continues after seeing an outdated snapshot
    }
  }

  /** For reads whose result is cached: they use the primary even inside a standby read. */
  onPrimary<T>(work: () => Promise<T>): Promise<T> {
    return this.reader.run({}, work);
  }

  /**
   * All rows of one snapshot, in batches: memory use is constant. Holds a connection until the last batch is read, or
   * the reader stops.
   */
  async *batches<Row extends object>(text: string, values: unknown[] = [], size = 1_000): AsyncGenerator<Row[]> {
    const client = await this.connection();
    let fault: Error | undefined;
    try {
      await client.query('begin read only');
      await client.query({ text: `declare batches no scroll cursor for ${text}`, values });
      for (let fetched = size; fetched === size;) {
        const { rows } = await answerTo<Row>(client, { text: `fetch ${size} from batches` });
        fetched = rows.length;
        if (fetched > 0) yield rows;
      }
    } catch (error) {
      fault = error as Error;
      throw error;
    } finally {
      await client.query('rollback').catch((error: Error) => (fault = error));
      client.release(fault && !('code' in fault));
    }
  }

  /** The affected row count. */
  async affected(text: string, values: unknown[] = []): Promise<number> {
    this.readOnPrimary();
    return (await answerTo(await this.client(), { text, values })).rowCount ?? 0;
  }

  private async ask<Row extends object>(statement: pg.QueryConfig, shared?: SharedConnections): Promise<Row[]> {
    const replica = this.readsFrom();
    if (replica) {
      try {
        return (await replica.query<Row>(statement)).rows;
      } catch {
        this.readOnPrimary(); // which succeeds, or reports its own error
      }
    }
    if (shared?.isPrompt && !this.current.getStore()) return (await shared.query<Row>(statement)).rows;
    return (await answerTo<Row>(await this.client(), statement)).rows;
  }

  /** From the standby where allowed, else from the primary. */
  private async connection(): Promise<pg.PoolClient> {
    const client = await this.readsFrom()
      ?.pool.connect()
      .catch(() => this.readOnPrimary());
    return client ?? this.pool.connect();
  }

  private readsFrom(): Replica | undefined {
    return this.current.getStore() ? undefined : this.reader.getStore()?.replica;
  }

  private readOnPrimary(): void {
    const reader = this.reader.getStore();
    if (reader) reader.replica = undefined;
  }

  private async client(): Promise<pg.Pool | pg.PoolClient> {
    const runner = this.current.getStore()?.manager.queryRunner;
    return runner ? ((await runner.connect()) as pg.PoolClient) : this.pool;
  }

  /** The driver's own pool, for what bypasses the ORM (prepared reads, LISTEN, streaming). */
  get pool(): pg.Pool {
    return (this.source.driver as PostgresDriver).master as pg.Pool;
  }
}
