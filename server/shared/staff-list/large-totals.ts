import type { Database } from '../db/index.js';

type Kept = Readonly<{ answer: unknown; until: number }>;

/** Below that many, counting is cheap, and one more or less is seen at once. */
const large = 10_000;
const atMost = 500;
/** A total is kept for so many times what the counting took. */
const times = 10;

/**
 * Totals of long lists: kept for ten times as long as it took to count them, so that nobody who turns pages waits for the same
 * number each time. Nothing that is kept is older than that; short lists are counted again every time.
 */
export class LargeTotals {
  private readonly kept = new Map<string, Kept>();

  /** @param now milliseconds that never go back */
  constructor(
    private readonly db: Pick<Database, 'rows'>,
    private readonly now = () => performance.now(),
  ) {}

  /** How many rows there are. @param what `from …` and `where …`, with `$1` for the first of the values */
  async count(what: string, values: unknown[]): Promise<number> {
    const text = `select count(*)::int as total ${what}`;
    return this.remember(`${text}\n${JSON.stringify(values)}`, async () => {
      const [row] = await this.db.rows<{ total: number }>(text, values);
      const total = row?.total ?? 0;
      return [total, total < large ? 0 : times];
    });
  }

  /** What was asked under this key, or is now: kept for so many times as long as it took, as the answer says. */
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

/** One memory for each database, whichever list asks. */
export function totalsOf(db: Database): LargeTotals {
  const known = ofDatabase.get(db) ?? new LargeTotals(db);
  ofDatabase.set(db, known);
  return known;
}
