import type { Database } from '../db/index.js';

type Kept = Readonly<{ answer: unknown; until: number }>;

/** Below this many, counting is cheap, and an off-by-one would be noticed at once. */
const large = 10_000;
const atMost = 500;
/** How many times its own duration a total is cached. */
const times = 10;

/**
 * Totals of long lists: cached for ten times as long as the count took, so that paging doesn't count again each time.
 * Nothing cached is older than that; short lists are counted every time.
 */
export class LargeTotals {
  private readonly kept = new Map<string, Kept>();

  /** @param now monotonic milliseconds */
  constructor(
    private readonly db: Pick<Database, 'rows'>,
    private readonly now = () => performance.now(),
  ) {}

  /** The row count. @param what `from …` and `where …`, with `$1` for the first of the values */
  async count(what: string, values: unknown[]): Promise<number> {
    const text = `select count(*)::int as total ${what}`;
    return this.remember(`${text}\n${JSON.stringify(values)}`, async () => {
      const [row] = await this.db.rows<{ total: number }>(text, values);
      const total = row?.total ?? 0;
      return [total, total < large ? 0 : times];
    });
  }

  /** The cached result under this key, or a new one, cached for a multiple of the time it took. */
  async remember<Answer>(key: string, ask: () => Promise<[Answer, times: number]>): Promise<Answer> {
    const known = this.kept.get(key);
    const began = this.now();
    if (known && known.until > began) return known.answer as Answer;
    const [answer, keptFor] = await ask();
    this.kept.delete(key);
    if (this.kept.size >= atMost) this.kept.clear();
    const now = this.now();
    if (keptFor > 0) this.kept.set(key, { answer, until: now + keptFor * (now - began) });
    return answer;
  }
}

const ofDatabase = new WeakMap<Database, LargeTotals>();

/** One cache for each database, shared by all lists. */
export function totalsOf(db: Database): LargeTotals {
  const known = ofDatabase.get(db) ?? new LargeTotals(db);
  ofDatabase.set(db, known);
  return known;
}
