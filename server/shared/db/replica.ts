import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { stayingInTouch } from './shared-connections.js';

type Round = Promise<boolean>;

const lookEveryMs = 5;
/** How long an unavailable or lagging standby isn't tried again. */
const restMs = 2_000;
const connectWithinMs = 1_000;
/** A standby whose machine has died doesn't respond, and TCP retransmits for 15 minutes. */
const silentAfterMs = { place: 1_000, read: 10_000 };

/** The driver also accepts a timeout per statement, missing from its types. */
type Timed = pg.QueryConfig & { query_timeout: number };

/**
 * A streaming standby. It may serve a read only once it has replayed everything that the primary had committed when the
 * read began, so nobody, on any machine, reads data older than what has been acknowledged.
 */
export class Replica {
  readonly pool: pg.Pool;
  private asking: Promise<unknown> = Promise.resolve();
  private next?: Round;
  private restsUntil = 0;

  constructor(
    url: string,
    max: number,
    /** How long a read waits for the standby before it uses the primary. */
    private readonly patienceMs = 50,
  ) {
    this.pool = new pg.Pool({
      ...stayingInTouch,
      connectionString: url,
      max,
      connectionTimeoutMillis: connectWithinMs,
      application_name: 'tastemaker-reads',
    });
    this.pool.on('error', () => undefined); // the next read reports it again
    this.pool.on('connect', (client) => client.on('error', () => undefined)); // and so does the current one
  }

  /**
   * Whether it has everything that `primary` had committed when this was called. Callers during a query of the
   * primary's position share the next one.
   */
  hasAll(primary: pg.Pool): Round {
    if (Date.now() < this.restsUntil) return Promise.resolve(false);
    return (this.next ??= this.begin(primary));
  }

  /** Rejects if the standby doesn't respond; the caller then uses the primary. */
  query<Row extends object>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return this.pool.query<Row>({ ...statement, query_timeout: silentAfterMs.read } satisfies Timed as pg.QueryConfig);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private begin(primary: pg.Pool): Round {
    const committed = this.asking.then(() => {
      this.next = undefined; // this query may miss later commits
      return committedBy(primary);
    });
    this.asking = committed.catch(() => undefined);
    return committed.then((place) => this.reaches(place)).catch(() => this.cannot());
  }

  private async reaches(place: string): Promise<boolean> {
    for (const deadline = Date.now() + this.patienceMs; ; await pause(lookEveryMs)) {
      const { rows } = await this.pool.query<{ has: boolean }>({
        name: 'replica-has',
        text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        values: [place],
        query_timeout: silentAfterMs.place,
      } satisfies Timed as pg.QueryConfig);
      if (rows[0]?.has) return true;
      if (Date.now() >= deadline) return this.cannot();
    }
  }

  private cannot(): false {
    this.restsUntil = Date.now() + restMs;
    return false;
  }
}

async function committedBy(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ place: string }>({
    name: 'replica-committed',
    text: 'select pg_current_wal_flush_lsn()::text as place',
  });
  return rows[0]!.place;
}
