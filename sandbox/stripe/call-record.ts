import type pg from 'pg';

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
