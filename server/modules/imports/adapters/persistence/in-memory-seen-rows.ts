import { type EarlierRow, SeenRows, type SeenList, type SeenRow } from '../../ports/seen-rows.js';

export class InMemorySeenRows extends SeenRows {
  async begin(): Promise<SeenList> {
    const seen = new Map<string, SeenRow>();
    return {
      add: async (rows) => {
        const repeats = new Map<number, EarlierRow>();
        for (const row of rows) {
          const earlier = seen.get(row.key.toLowerCase());
          if (earlier) repeats.set(row.row, { row: earlier.row, saysTheSame: earlier.print === row.print });
          else seen.set(row.key.toLowerCase(), row);
        }
        return repeats;
      },
      end: async () => seen.clear(),
    };
  }
}
