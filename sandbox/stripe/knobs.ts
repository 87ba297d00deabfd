import type pg from 'pg';

/** What may go wrong on purpose. */
export type Knobs = Readonly<{
  /** How many of a hundred deliveries get lost. */
  dropPercent: number;
  /** How many of a hundred deliveries come twice. */
  duplicatePercent: number;
  /** Delivers what waits in any order. */
  shuffle: boolean;
  /** How long an event waits before it is delivered. */
  delayMs: number;
  /** Calls that are refused before anything is done, each as often as said; without an operation any call. */
  failNext: readonly Readonly<{ operation?: string; status: number; times: number }>[];
  /** Calls whose work is done and whose answer gets lost. */
  loseAnswer: readonly Readonly<{ operation?: string; times: number }>[];
  /** What becomes of a subscription when the last attempt at its invoice has failed. */
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

/** The knobs, kept in the database and shared by all processes. */
export class KnobBoard {
  constructor(private readonly pool: pg.Pool) {}

  async read(): Promise<Knobs> {
    const { rows } = await this.pool.query<{ data: Partial<Knobs> }>('select data from sandbox_stripe.knobs');
    return { ...atRest, ...rows[0]?.data };
  }

  /** Turns the given ones and leaves the others. */
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

  /** Uses up one of what waits for this operation, and answers it. */
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

/** `refusedBySchema`: calls with a parameter that is unknown, missing or of another kind. */
export type CallsView = Readonly<{
  count: number;
  refusedBySchema: number;
  faults: number;
  latest: readonly CallRow[];
}>;

export type DeliveriesView = Readonly<Record<'waiting' | 'delivered' | 'dropped' | 'failed' | 'gone', number>>;

const schemaFault = `fault ~ '^(parameter_unknown|parameter_missing|parameter_invalid|invalid_request_error: Invalid )'`;

/** What the stand-in has been asked, and what became of its deliveries. */
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
