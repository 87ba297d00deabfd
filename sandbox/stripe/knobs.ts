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
