import type { EntitySchema } from 'typeorm';
import {
  type Change,
  type Database,
  insertsOf,
  isConflict,
  isRetryable,
  type NewRows,
  newRows,
  replacing,
  selecting,
  type Steps,
} from '../db/index.js';
import type { Actor, DomainEvent } from '../kernel/index.js';
import { traceparent } from '../tracing/index.js';
import type { AuditRow, AuditTrail } from './audit.js';
import { chainOf, type Link } from './chain-ends.js';
import { changing, changingAlone, storing, storingIfMet, type Told, valuesOf } from './storing-events.js';

/** A read for update, and its prepared name. */
type Kept<Entity> = Readonly<{ name: string; schema: EntitySchema<Entity>; type: string; where?: string }>;

const endOf = (type: string): string => `(
  select jsonb_build_object('seq', l.seq, 'hash', l.hash) from audit_log l
  where l.aggregate_type = '${type}' and l.aggregate_id = $1::uuid::text order by l.seq desc limit 1) as "chainEnd"`;

/** How often an optimistic change is retried, without a lock, when others write to the same chain. */
const guesses = 3;

const preparedFor = 3;

type Changed = Readonly<{ done: boolean; seq: number | null; hash: string | null }>;

/** Stores events until every subscriber has handled them. Written in the same transaction as the change. */
export class Outbox {
  private wake: () => void = () => undefined;
  private readonly statements = new Map<string, string>();

  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Asks this process's relay to run at once; other processes' relays poll. */
  onAppended(wake: () => void): void {
    this.wake = wake;
  }

  /** The entity with this id, if the condition holds; for a change, also the head of its aggregate's chain. */
  async get<Entity extends object>(
    { name, schema, type, where }: Kept<Entity>,
    id: string,
  ): Promise<Entity | undefined> {
    const text = () => [selecting(schema, endOf(type)).text, ...(where ? [where] : [])].join(' and ');
    const [row] = await this.db.quickRead<Entity & { chainEnd: Link | null }>(this.statement(name, text), [id], name);
    if (!row) return undefined;
    const { chainEnd, ...entity } = row;
    this.audit.saw({ type, id }, chainEnd);
    return entity as unknown as Entity;
  }

  /** Must run inside the transaction of the change. */
  async append(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = await this.audit.rowsFor(events);
    await this.store('outbox-append', (count) => storing([], 0, count), [], toldOf(events, rows));
    this.stored(rows);
  }

  /**
   * Inserts the rows of a new aggregate and its events in one statement: atomic without the round trips of a
   * transaction. Nothing else can be writing the chain of an aggregate that doesn't exist yet.
   */
  async begin(inserts: readonly NewRows[], events: readonly DomainEvent[]): Promise<void> {
    const rows = this.audit.firstRowsFor(events);
    const { shape, parts, values } = insertsOf(inserts);
    await this.store(
      `outbox-begin-${shape}`,
      (count) => storing(parts, values.length, count),
      values,
      toldOf(events, rows),
    );
    this.stored(rows);
  }

  /** The same, provided that all steps find a row. Returns the row they met, or undefined if nothing is stored. */
  async beginIf<Row extends object>(
    { name, parts, values }: Steps,
    events: readonly DomainEvent[],
  ): Promise<Row | undefined> {
    const rows = this.audit.firstRowsFor(events);
    const statement = (count: number) => storingIfMet(parts, values.length, count);
    const [met] = await this.store<Row>(`outbox-${name}`, statement, values, toldOf(events, rows));
    if (met) this.stored(rows);
    return met;
  }

  /**
   * Stores the next version of a single-row aggregate that has its own chain. False if it has changed since; constraint
   * violations are thrown.
   */
  async save<Entity extends Readonly<{ id: string; version: number }>>(
    schema: EntitySchema<Entity>,
    next: Entity,
    events: readonly DomainEvent[],
  ): Promise<boolean> {
    if (next.version > 1) return this.change(replacing(schema, next), events);
    await this.begin([newRows(schema, [next])], events);
    return true;
  }

  /**
   * Updates a row and stores its events, atomically. False, without a change, if no row matches the condition. Outside
   * a transaction it is one statement, based on the cached head of the chain; if that is outdated, the statement
   * changes nothing and is retried.
   */
  async change(change: Change, events: readonly DomainEvent[]): Promise<boolean> {
    if (this.db.isInTransaction || !areOfOne(events)) return this.changeInTurn(change, events);
    const { aggregate } = events[0]!;
    for (let end = await this.audit.endOf(aggregate), guess = 0; guess < guesses; guess++) {
      const rows = this.audit.rowsAfter(end, events);
      const changed = await this.changeAfter(change, events, rows);
      if (changed?.done) {
        this.stored(rows);
        return true;
      }
      this.audit.mistook(aggregate);
      const seen = changed ? endIn(changed) : await this.audit.endOf(aggregate);
      if (changed && seen.hash === end.hash) return false;
      end = seen;
    }
    return this.changeInTurn(change, events);
  }

  /** Null when there was a concurrent write, and nothing has been changed. */
  private async changeAfter(
    change: Change,
    events: readonly DomainEvent[],
    rows: readonly AuditRow[],
  ): Promise<Changed | null> {
    const statement = (count: number) => changing(change, count);
    try {
      const [changed] = await this.store<Changed>(
        `outbox-${change.name}`,
        statement,
        change.values,
        toldOf(events, rows),
      );
      return changed!;
    } catch (error) {
      if (isConflict(error, 'audit_log_pkey') || isRetryable(error)) return null;
      throw error;
    }
  }

  /** The row first, then the chain, in the same order everywhere, to prevent deadlocks. */
  private async changeInTurn(change: Change, events: readonly DomainEvent[]): Promise<boolean> {
    if (events.length === 0) return this.changeAlone(change);
    return this.db.inTransaction(async () => {
      const done = await this.changeAlone(change);
      if (done) await this.append(events);
      return done;
    });
  }

  private async changeAlone(change: Change): Promise<boolean> {
    const statement = this.statement(change.name, () => changingAlone(change));
    const [changed] = await this.db.rows<Pick<Changed, 'done'>>(statement, [...change.values], change.name);
    return changed!.done;
  }

  /** Prepared for the usual numbers of events; more of them are rare. */
  private store<Row extends object>(
    name: string,
    statement: (count: number) => string,
    values: readonly unknown[],
    events: readonly Told[],
  ): Promise<Row[]> {
    const all = [...values, ...valuesOf(events)];
    const count = events.length;
    if (count > preparedFor) return this.db.rows<Row>(statement(count), all);
    const counted = `${name}-${count}`;
    return this.db.rows<Row>(
      this.statement(counted, () => statement(count)),
      all,
      counted,
    );
  }

  private stored(rows: readonly AuditRow[]): void {
    this.db.afterCommit(() => {
      this.audit.wrote(rows);
      this.wake();
    });
  }

  private statement(name: string, make: () => string): string {
    const known = this.statements.get(name) ?? make();
    this.statements.set(name, known);
    return known;
  }
}

const areOfOne = ([first, ...others]: readonly DomainEvent[]): boolean =>
  first !== undefined && others.every(({ aggregate }) => chainOf(aggregate) === chainOf(first.aggregate));

const endIn = ({ seq, hash }: Changed): Link => ({ seq: seq ?? 0, hash: hash ?? '' });

/** Who did it, and its trace context, which the log's chain doesn't cover. */
export type StoredActor = Actor & Readonly<{ traceparent?: string }>;

function toldOf(events: readonly DomainEvent[], rows: readonly AuditRow[]): Told[] {
  const trace = { traceparent: traceparent() };
  return rows.map((row, index) => {
    const actor: StoredActor = { ...events[index]!.actor, ...trace };
    return { ...row, actor: JSON.stringify(actor), payload: JSON.stringify(row.payload) };
  });
}

const batch = 1_000;
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Deletes delivered events after a week: the audit log has the history, and personal data in events must not be kept
 * longer here. Returns how many.
 */
export const forgetDelivered = (db: Database, now: Date): Promise<number> =>
  db.affected(
    `delete from outbox where id in (
       select id from outbox where done_at < $1 order by done_at limit ${batch} for update skip locked)`,
    [new Date(now.getTime() - weekMs)],
  );

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes events that were given up after thirty days, which is the time to fix the cause; they may contain personal
 * data. Returns how many.
 */
export const forgetParked = (db: Database, now: Date): Promise<number> =>
  db.affected(
    `delete from outbox where id in (
       select id from outbox where done_at is null and parked_at < $1 order by parked_at limit ${batch} for update skip locked)`,
    [new Date(now.getTime() - thirtyDaysMs)],
  );
