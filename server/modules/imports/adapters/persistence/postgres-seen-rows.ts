import { createHash } from 'node:crypto';
import type pg from 'pg';
import { answerTo, type Database } from '../../../../shared/db/index.js';
import { type EarlierRow, SeenRows, type SeenList, type SeenRow } from '../../ports/repositories.js';

type RepeatRow = { row: number; earlier: number; same: boolean };

/** In a temporary table on its own connection, so that a list of millions takes no memory here. */
export class PostgresSeenRows extends SeenRows {
  constructor(private readonly db: Database) {
    super();
  }

  async begin(): Promise<SeenList> {
    const client = await this.db.pool.connect();
    await client.query(
      `create temporary table seen_rows (key text primary key, row_number int not null, print text not null)`,
    );
    return { add: (rows) => add(client, rows), end: () => end(client) };
  }
}

/** As one value, which costs far less here than three of many. */
const fromJson = `select * from json_to_recordset($1::json) as given (row_number int, key text, print text)`;

/** Bounded, however long a row is. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

async function add(client: pg.PoolClient, rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>> {
  const given = rows.map(({ row, key, print }) => ({ row_number: row, key, print: digestOf(print) }));
  const values = [JSON.stringify(given)];
  const { rows: added } = await answerTo<{ row_number: number }>(client, {
    name: 'seen-add',
    text: `insert into seen_rows (key, row_number, print)
           select lower(key), row_number, print from (${fromJson}) g order by row_number
           on conflict do nothing returning row_number`,
    values,
  });
  if (added.length === rows.length) return new Map();
  const { rows: repeats } = await answerTo<RepeatRow>(client, {
    name: 'seen-repeats',
    text: `select g.row_number as row, s.row_number as earlier, s.print = g.print as same
           from (${fromJson}) g cross join lateral (select * from seen_rows where key = lower(g.key) offset 0) s
           where s.row_number <> g.row_number`,
    values,
  });
  return new Map(repeats.map(({ row, earlier, same }) => [row, { row: earlier, saysTheSame: same }]));
}

/** The table ends with the connection; pooling it wouldn't pay off for one list a file. */
async function end(client: pg.PoolClient): Promise<void> {
  client.release(true);
}
