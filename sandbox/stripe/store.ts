import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { noSuch } from './fault.js';

/** A sequential `Promise.all` over `map`: a transaction has one connection, which takes one statement at a time. */
export async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

/** Any object of the provider's: responses are exactly what is stored. */
export type Thing = { id: string; object: string };

/** The stand-in's hidden state, such as the card behind a payment method. */
export type Hidden = Readonly<Record<string, unknown>>;

export type Page = { limit?: number; starting_after?: string; ending_before?: string };
export type Condition = readonly [sql: string, value: unknown];
type Row = { data: Thing };

/** `cus_` and sixteen random letters. */
export const newStripeId = (prefix: string, length = 16): string =>
  `${prefix}_${randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(length, '0')
    .slice(0, length)}`;

/** One advisory lock serialises changes across processes. */
export const oneAtATime = `select pg_advisory_xact_lock(hashtext('sandbox_stripe.change'))`;

/** The provider's objects, within one transaction or outside any. */
export class Store {
  constructor(readonly db: pg.Pool | pg.PoolClient) {}

  async find<T extends Thing>(object: T['object'], id: string): Promise<T | undefined> {
    const text = 'select data from sandbox_stripe.objects where id = $1 and object = $2';
    return (await this.db.query<Row>(text, [id, object])).rows[0]?.data as T | undefined;
  }

  async anything(id: string): Promise<Thing | undefined> {
    return (await this.db.query<Row>('select data from sandbox_stripe.objects where id = $1', [id])).rows[0]?.data;
  }

  /** `param` is the parameter with the id; without one it was in the path. @throws StripeFault resource_missing */
  async need<T extends Thing>(object: T['object'], id: string, param?: string): Promise<T> {
    const found = await this.find<T>(object, id);
    if (!found) throw noSuch(object.replaceAll('_', ' ').replace('.', ' '), id, param);
    return found;
  }

  async hiddenOf(id: string): Promise<Hidden> {
    const text = 'select hidden from sandbox_stripe.objects where id = $1';
    return (await this.db.query<{ hidden: Hidden }>(text, [id])).rows[0]?.hidden ?? {};
  }

  /** Inserts or updates it; hidden state is merged with what was there. */
  async put<T extends Thing>(thing: T, hidden: Hidden = {}): Promise<T> {
    await this.db.query(
      `insert into sandbox_stripe.objects as o (id, object, data, hidden) values ($1, $2, $3, $4)
       on conflict (id) do update set data = excluded.data, hidden = jsonb_strip_nulls(o.hidden || excluded.hidden)`,
      [thing.id, thing.object, JSON.stringify(thing), JSON.stringify(hidden)],
    );
    return thing;
  }

  async remove(id: string): Promise<void> {
    await this.db.query('delete from sandbox_stripe.objects where id = $1', [id]);
  }

  /** Newest first. A condition's `sql` has `$` in place of its value, for example `data->>'customer' = $`. */
  async all<T extends Thing>(object: T['object'], conditions: readonly Condition[] = [], most = 1_000): Promise<T[]> {
    const values: unknown[] = [object];
    const wheres = conditions.map(([sql, value]) => sql.replace('$', `$${values.push(value)}`));
    const text = `select data from sandbox_stripe.objects where ${['object = $1', ...wheres].join(' and ')}
      order by seq desc limit ${most}`;
    return (await this.db.query<Row>(text, values)).rows.map(({ data }) => data as T);
  }

  /** A page according to `limit`, `starting_after` and `ending_before`, and whether there are more. */
  async page<T extends Thing>(
    object: T['object'],
    conditions: readonly Condition[],
    { limit = 10, starting_after, ending_before }: Page,
  ): Promise<{ data: T[]; has_more: boolean }> {
    const placed: Condition[] = [...conditions];
    const seqOf = '(select seq from sandbox_stripe.objects where id = $)';
    if (starting_after) placed.push([`seq < ${seqOf}`, (await this.need(object, starting_after, 'starting_after')).id]);
    if (ending_before) placed.push([`seq > ${seqOf}`, (await this.need(object, ending_before, 'ending_before')).id]);
    const found = await this.all<T>(object, placed, ending_before ? 10_000 : limit + 1);
    if (!ending_before) return { data: found.slice(0, limit), has_more: found.length > limit };
    return { data: found.slice(-limit), has_more: found.length > limit };
  }
}
