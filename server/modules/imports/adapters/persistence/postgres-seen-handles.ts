import type pg from 'pg';
import type { Database } from '../../../../shared/db/index.js';
import { type EarlierRow, SeenHandles, type SeenList, type SeenRow } from '../../ports/seen-handles.js';

type RepeatRow = { row: number; earlier: number; same: boolean };

/** In a temporary table on a connection of its own, so that a list of millions takes no memory here. */
export class PostgresSeenHandles extends SeenHandles {
  constructor(private readonly db: Database) {
    super();
  }

  async begin(): Promise<SeenList> {
    const client = await this.db.pool.connect();
    await client.query(
      `create temporary table seen_handles (handle text primary key, row_number int not null, print bytea not null)`,
    );
    return { add: (rows) => add(client, rows), end: () => end(client) };
  }
}

const given = `select * from unnest($1::int[], $2::text[], $3::text[]) as given (row_number, handle, print)`;

async function add(client: pg.PoolClient, rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>> {
  const values = [rows.map(({ row }) => row), rows.map(({ handle }) => handle), rows.map(({ print }) => print)];
  const { rows: added } = await client.query<{ row_number: number }>({
    name: 'seen-add',
    text: `insert into seen_handles
           select lower(handle), row_number, sha256(convert_to(print, 'UTF8')) from (${given}) g order by row_number
           on conflict do nothing returning row_number`,
    values,
  });
  if (added.length === rows.length) return new Map();
  const { rows: repeats } = await client.query<RepeatRow>({
    name: 'seen-repeats',
    text: `select g.row_number as row, s.row_number as earlier, s.print = sha256(convert_to(g.print, 'UTF8')) as same
           from (${given}) g cross join lateral (select * from seen_handles where handle = lower(g.handle) offset 0) s
           where s.row_number <> g.row_number`,
    values,
  });
  return new Map(repeats.map(({ row, earlier, same }) => [row, { row: earlier, saysTheSame: same }]));
}

/** The table goes with the connection; a connection that others used before us is not worth keeping for one list a file. */
async function end(client: pg.PoolClient): Promise<void> {
  client.release(true);
}
