import { type EarlierRow, SeenHandles, type SeenList, type SeenRow } from '../../ports/seen-handles.js';

export class InMemorySeenHandles extends SeenHandles {
  async begin(): Promise<SeenList> {
    const seen = new Map<string, SeenRow>();
    return {
      add: async (rows) => {
        const repeats = new Map<number, EarlierRow>();
        for (const row of rows) {
          const earlier = seen.get(row.handle.toLowerCase());
          if (earlier) repeats.set(row.row, { row: earlier.row, saysTheSame: earlier.print === row.print });
          else seen.set(row.handle.toLowerCase(), row);
        }
        return repeats;
      },
      end: async () => seen.clear(),
    };
  }
}
