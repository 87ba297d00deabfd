import type { Change } from '../db/index.js';

/** The events that lie as JSON in parameter `json`: each in the outbox, in the log, and its text beside it. `when` are parts that must have a row. */
const told = (json: number, when = ''): string[] => [
  `told as (
    select e.* from ${when} jsonb_to_recordset($${json}::jsonb) as e (
      "eventId" uuid, name text, "occurredAt" timestamptz, actor jsonb, "aggregateType" text, "aggregateId" text, payload jsonb,
      seq int, "actorId" text, "actorRole" text, "payloadHash" text, "previousHash" text, hash text, signature text, "keyId" text, salt text))`,
  `waiting as (
    insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
    select "eventId", name, "occurredAt", actor, "aggregateType", "aggregateId", payload from told)`,
  `texts as (
    insert into audit_details (event_id, salt, payload) select "eventId", salt, payload from told)`,
  `logged as (
    insert into audit_log (
      aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash,
      signature, key_id)
    select "aggregateType", "aggregateId", seq, "eventId", name, "actorId", "actorRole", "occurredAt", "payloadHash", "previousHash", hash,
      signature, "keyId"
    from told)`,
];

/** Stores the events in parameter `json`, and with them what `parts` of a WITH write. */
export const storing = (parts: readonly string[], json: number): string =>
  `with ${[...parts, ...told(json)].join(',\n')} select where false`;

/** The same where the part that is called `met` has a row, which it answers. */
export const storingIfMet = (parts: readonly string[], json: number): string =>
  `with ${[...parts, ...told(json, 'met,')].join(',\n')} select * from met`;

/** The change by itself: the events are stored by another statement of the same transaction. Answers whether it was done. */
export const changingAlone = ({ text, also = [] }: Change): string =>
  `with ${[`changed as (${text} returning 1)`, 'held as (select 1 from changed limit 1)', ...also].join(',\n')}
    select exists (select from changed) as done`;

/**
 * The change with its events: after its own parameters come the events, the type and the id of their aggregate, and the hash
 * with which its chain ends. Where that is no longer the end, or no row meets the condition, nothing happens. The row is
 * locked before the chain, as everywhere. Answers whether it was done, and where the chain ended before.
 */
export function changing({ text, also = [], values }: Change): string {
  const parameters = values.length;
  const [type, id, hash] = [2, 3, 4].map((place) => `$${parameters + place}::text`);
  const parts = [
    `ended as (
      select seq, hash from audit_log where aggregate_type = ${type} and aggregate_id = ${id} order by seq desc limit 1)`,
    `changed as (${text} and coalesce((select hash from ended), '') = ${hash} returning 1)`,
    `held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${type} || ':' || ${id}, 0)) from changed limit 1)`,
    ...also,
    ...told(parameters + 1, 'held,'),
  ];
  return `with ${parts.join(',\n')}
    select exists (select from changed) as done, seq, hash from (values (1)) as one left join ended on true`;
}
