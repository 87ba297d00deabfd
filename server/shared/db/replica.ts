import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { stayingInTouch } from './shared-connections.js';

type Round = Promise<boolean>;

const lookEveryMs = 5;
/** A standby that was away, or too far behind, is left in peace for so long. */
const restMs = 2_000;
const connectWithinMs = 1_000;
/** A standby whose machine is gone is silent, and TCP keeps sending for 15 minutes. */
const silentAfterMs = { place: 1_000, read: 10_000 };

/** The driver takes a time for each statement as well, which its types do not know. */
type Timed = pg.QueryConfig & { query_timeout: number };

/**
 * A streaming standby of our database. It may answer a read only once it has replayed everything that the primary had committed
 * when the read began; so nobody, on whatever machine, reads less than has been acknowledged to anybody.
 */
export class Replica {
  readonly pool: pg.Pool;
  private asking: Promise<unknown> = Promise.resolve();
  private next?: Round;
  private restsUntil = 0;

  constructor(
    url: string,
    max: number,
    /** How long a read waits for the standby before it goes to the primary. */
    private readonly patienceMs = 50,
  ) {
    this.pool = new pg.Pool({
      ...stayingInTouch,
      connectionString: url,
      max,
      connectionTimeoutMillis: connectWithinMs,
      application_name: 'tastemaker-reads',
    });
    this.pool.on('error', () => undefined); // the next read says it again
    this.pool.on('connect', (client) => client.on('error', () => undefined)); // as does the one that is under way
  }

  /**
   * Whether it has everything that `primary` had committed when this was called. Who asks while a question is on its way to the primary
   * shares the next one, so that the primary is asked once for all of them.
   */
  hasAll(primary: pg.Pool): Round {
    if (Date.now() < this.restsUntil) return Promise.resolve(false);
    return (this.next ??= this.begin(primary));
  }

  /** Rejects if the standby doesn't answer; the caller then uses the primary. */
  query<Row extends object>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return this.pool.query<Row>({ ...statement, query_timeout: silentAfterMs.read } satisfies Timed as pg.QueryConfig);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private begin(primary: pg.Pool): Round {
    const committed = this.asking.then(() => {
      this.next = undefined; // what is committed from now on, this question may miss
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
