import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Transaction } from '../kernel/index.js';
import { isRetryable } from './postgres-errors.js';

type Unit = { manager: EntityManager; afterCommit: (() => void)[] };

const attempts = 4;

/** The only way to the database. Inside inTransaction(), `manager` and `rows` are the transaction's own. */
export class Database extends Transaction {
  private readonly current = new AsyncLocalStorage<Unit>();

  constructor(private readonly source: DataSource) {
    super();
  }

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.source.manager;
  }

  /** Joins the transaction that is open, never nests. Runs `work` again when PostgreSQL asks for it (40001, 40P01). */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
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

  /** Runs `callback` once what is being written is really there; at once when no transaction is open. */
  afterCommit(callback: () => void): void {
    const unit = this.current.getStore();
    if (unit) unit.afterCommit.push(callback);
    else callback();
  }

  /** Plain SQL. With `name` the statement is prepared once a connection, for hot reads. */
  async rows<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    const { rows } = await (await this.client()).query<Row>({ text, values, name });
    return rows;
  }

  /** How many rows a write touched. */
  async affected(text: string, values: unknown[] = []): Promise<number> {
    return (await (await this.client()).query({ text, values })).rowCount ?? 0;
  }

  private async client(): Promise<pg.Pool | pg.PoolClient> {
    const runner = this.current.getStore()?.manager.queryRunner;
    return runner ? ((await runner.connect()) as pg.PoolClient) : this.pool;
  }

  /** The driver's own pool: for what must not pass through the ORM (prepared reads, LISTEN, streaming). */
  get pool(): pg.Pool {
    return (this.source.driver as PostgresDriver).master as pg.Pool;
  }
}
