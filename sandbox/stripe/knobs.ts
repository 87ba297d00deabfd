import type pg from 'pg';

/** Failures to inject. */
export type Knobs = Readonly<{
  /** The percentage of deliveries that get lost. */
  dropPercent: number;
  /** The percentage of deliveries that are duplicated. */
  duplicatePercent: number;
  /** Delivers pending events in random order. */
  shuffle: boolean;
  /** The delay before an event is delivered. */
  delayMs: number;
  /** Calls that fail before any effect, each this many times; without an operation, any call. */
  failNext: readonly Readonly<{ operation?: string; status: number; times: number }>[];
  /** Calls that take effect but whose response is lost. */
  loseAnswer: readonly Readonly<{ operation?: string; times: number }>[];
  /** What happens to a subscription after the last attempt at its invoice has failed. */
  afterDunning: 'unpaid' | 'canceled' | 'past_due';
}>;

const atRest: Knobs = {
  dropPercent: 0,
  duplicatePercent: 0,
  shuffle: false,
  delayMs: 0,
  failNext: [],
  loseAnswer: [],
  afterDunning: 'unpaid',
};

type Counted = Readonly<{ operation?: string; times: number }>;

/** The knobs, stored in the database and shared by all processes. */
export class KnobBoard {
  constructor(private readonly pool: pg.Pool) {}

  async read(): Promise<Knobs> {
    const { rows } = await this.pool.query<{ data: Partial<Knobs> }>('select data from sandbox_stripe.knobs');
    return { ...atRest, ...rows[0]?.data };
  }

  /** Sets the given ones and leaves the others. */
  async turn(given: Partial<Knobs>): Promise<Knobs> {
    await this.pool.query(
      `insert into sandbox_stripe.knobs as k (id, data) values (1, $1)
       on conflict (id) do update set data = k.data || excluded.data`,
      [JSON.stringify(given)],
    );
    return this.read();
  }

  async reset(): Promise<void> {
    await this.pool.query('delete from sandbox_stripe.knobs');
  }

  /** Consumes one injected failure for this operation, and returns it. */
  async take<K extends 'failNext' | 'loseAnswer'>(knob: K, operation: string): Promise<Knobs[K][number] | undefined> {
    const fits = (each: Counted) => each.times > 0 && (each.operation ?? operation) === operation;
    if (!(await this.read())[knob].some(fits)) return undefined;
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const text = 'select data from sandbox_stripe.knobs for update';
      const waiting = (await client.query<{ data: Partial<Knobs> }>(text)).rows[0]?.data[knob] ?? [];
      const at = waiting.findIndex(fits);
      const left = waiting.map((each, index) => (index === at ? { ...each, times: each.times - 1 } : each));
      await client.query('update sandbox_stripe.knobs set data = data || $1', [JSON.stringify({ [knob]: left })]);
      await client.query('commit');
      return waiting[at];
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

type CallRow = { operation: string; status: number; fault: string | null };

/** `refusedBySchema`: calls with an unknown, missing or mistyped parameter. */
export type CallsView = Readonly<{
  count: number;
  refusedBySchema: number;
  faults: number;
  latest: readonly CallRow[];
}>;

export type DeliveriesView = Readonly<Record<'waiting' | 'delivered' | 'dropped' | 'failed' | 'gone', number>>;

const schemaFault = `fault ~ '^(parameter_unknown|parameter_missing|parameter_invalid|invalid_request_error: Invalid )'`;

/** Recorded requests, and the state of deliveries. */
export class CallRecord {
  constructor(private readonly pool: pg.Pool) {}

  async read(): Promise<CallsView> {
    const counts = await this.pool.query<Record<'count' | 'refused' | 'faults', number>>(
      `select count(*)::int as count, count(*) filter (where ${schemaFault})::int as refused, count(fault)::int as faults
       from sandbox_stripe.calls`,
    );
    const { rows: latest } = await this.pool.query<CallRow>(
      'select operation, status, fault from sandbox_stripe.calls order by id desc limit 1000',
    );
    const { count, refused: refusedBySchema, faults } = counts.rows[0]!;
    return { count, refusedBySchema, faults, latest };
  }

  async clear(): Promise<void> {
    await this.pool.query('truncate sandbox_stripe.calls');
  }

  async deliveries(): Promise<DeliveriesView> {
    const { rows } = await this.pool.query<{ state: keyof DeliveriesView; count: number }>(
      'select state, count(*)::int as count from sandbox_stripe.deliveries group by state',
    );
    const none: DeliveriesView = { waiting: 0, delivered: 0, dropped: 0, failed: 0, gone: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }
}
