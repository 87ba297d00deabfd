import type { TableRow } from '../../../contract/rules/tables/table-shape.js';
import {
  type EarlierRow,
  ImportFiles,
  type ImportTable,
  type RejectsFile,
  type SeenList,
  type SeenRow,
  SeenRows,
} from '../ports/repositories.js';

const sampleRows = 200;

export class InMemoryImportFiles extends ImportFiles {
  readonly rejected: { row: number; reason: string }[] = [];

  /** @param table all rows, including the header */
  constructor(private readonly table: readonly (readonly string[])[]) {
    super();
  }

  async open(): Promise<ImportTable> {
    const rows: TableRow[] = this.table.map((cells, i) => ({ number: i + 1, cells }));
    return {
      encoding: 'utf-8',
      isEncodingSure: true,
      first: rows.slice(0, sampleRows),
      rows: async function* () {
        yield* rows;
      },
    };
  }

  rejectsTo(file: string): RejectsFile {
    const { rejected } = this;
    return {
      add: async ({ number }, reason) => void rejected.push({ row: number, reason }),
      close: async () => (rejected.length > 0 ? file : null),
    };
  }
}

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
