import type { Change } from '../db/index.js';

/** An event's stored fields: one parameter each, in this order. */
const columns = {
  eventId: 'uuid',
  name: 'text',
  occurredAt: 'timestamptz',
  actor: 'jsonb',
  aggregateType: 'text',
  aggregateId: 'text',
  payload: 'jsonb',
  seq: 'int',
  actorId: 'text',
  actorRole: 'text',
  payloadHash: 'text',
  previousHash: 'text',
  hash: 'text',
  signature: 'text',
  keyId: 'text',
  salt: 'text',
} as const;

type Column = keyof typeof columns;

/** One event with its row in the log; JSON fields are serialised. */
export type Told = Readonly<Record<Column, string | number | null>>;

const all = Object.keys(columns) as Column[];
const quoted = all.map((column) => `"${column}"`).join(', ');
const place = (first: number, column: Column): string => `$${first + all.indexOf(column)}::${columns[column]}`;

/** The parameters of these events. */
export const valuesOf = (events: readonly Told[]): unknown[] =>
  events.flatMap((event) => all.map((column) => event[column]));

/**
 * CTEs for this many events, with parameters from `first`: each in the outbox, in the log, and its details; only if
 * `when` has a row.
 */
function told(first: number, count: number, when?: string): string[] {
  if (count === 0) return [];
  const rows = Array.from({ length: count }, (_, index) => {
    return `(${all.map((column) => place(first + index * all.length, column)).join(', ')})`;
  });
  return [
    `told as (select e.* from ${when ? `${when}, ` : ''}(values ${rows.join(', ')}) as e (${quoted}))`,
    `waiting as (
      insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
      select "eventId", "name", "occurredAt", "actor", "aggregateType", "aggregateId", "payload" from told)`,
    `texts as (
      insert into audit_details (event_id, salt, payload) select "eventId", "salt", "payload" from told)`,
    `logged as (
      insert into audit_log (
        event_id, name, occurred_at, aggregate_type, aggregate_id, seq, actor_id, actor_role, payload_hash, previous_hash, hash,
        signature, key_id)
      select "eventId", "name", "occurredAt", "aggregateType", "aggregateId", "seq", "actorId", "actorRole", "payloadHash",
        "previousHash", "hash", "signature", "keyId"
      from told)`,
  ];
}

/** Stores this many events, whose parameters follow `own` others, together with the writes in the CTEs `parts`. */
export const storing = (parts: readonly string[], own: number, count: number): string =>
  `with ${[...parts, ...told(own + 1, count)].join(',\n')} select where false`;

/** The same, provided that the CTE called `met` has a row, which is returned. */
export const storingIfMet = (parts: readonly string[], own: number, count: number): string =>
  `with ${[...parts, ...told(own + 1, count, 'met')].join(',\n')} select * from met`;

/** Only the change: another statement in the same transaction stores the events. Returns whether it succeeded. */
export const changingAlone = ({ text, also = [] }: Change): string =>
  `with ${[`changed as (${text} returning 1)`, 'held as (select 1 from changed limit 1)', ...also].join(',\n')}
    select exists (select from changed) as done`;

/**
 * The change with this many events of one aggregate, whose parameters follow its own. Does nothing if the chain's head
 * isn't the hash that the first event names as the previous one, or if no row matches the condition. The row is locked
 * before the chain, as everywhere. Returns whether it succeeded, and the chain's previous head.
 */
export function changing({ text, also = [], values }: Change, count: number): string {
  const first = values.length + 1;
  const [type, id] = [place(first, 'aggregateType'), place(first, 'aggregateId')];
  const parts = [
    `ended as (
      select seq, hash from audit_log where aggregate_type = ${type} and aggregate_id = ${id} order by seq desc limit 1)`,
    `changed as (${text} and coalesce((select hash from ended), '') = ${place(first, 'previousHash')} returning 1)`,
    `held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${type} || ':' || ${id}, 0)) from changed limit 1)`,
    ...also,
    ...told(first, count, 'held'),
  ];
  return `with ${parts.join(',\n')}
    select exists (select from changed) as done, seq, hash from (values (1)) as one left join ended on true`;
}
