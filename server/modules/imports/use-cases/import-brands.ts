import type { TableRow } from '../../../contract/rules/tables/table-shape.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import {
  type BrandField,
  type BrandMapping,
  brandMappingOf,
  brandWords,
  checkFull,
  type FullBrandMapping,
} from '../domain/brand-columns.js';
import { brandKeyOf, brandOf, type BrandRow } from '../domain/brand-row.js';
import type { RowOutcome } from '../domain/report.js';
import type { ImportFiles, SeenList, SeenRow, SeenRows } from '../ports/repositories.js';
import type { Brands } from '../ports/neighbours.js';
import {
  headOf,
  type ImportedFile,
  type ImportResult,
  importTable,
  type ImportWatcher,
  type TableHead,
} from './import-table.js';

export type BrandImportOrder = ImportedFile &
  Readonly<{
    /** Columns by number from 1 or by header; empty for none. */
    map?: Readonly<Partial<Record<BrandField, string>>>;
    dryRun?: boolean;
  }>;

/** What an import understands of a file; without the required columns nothing can be imported. */
export type BrandImportScheme = TableHead & Readonly<{ mapping: BrandMapping }>;

type Context = Readonly<{
  actor: Actor;
  dryRun: boolean;
  mapping: FullBrandMapping;
  width: number;
  seen: SeenList;
}>;

const batchSize = 100;

/** Imports a table of brands, row by row, as leads, without inviting anyone. Idempotent. */
export class ImportBrands {
  constructor(
    private readonly files: ImportFiles,
    private readonly seenRows: SeenRows,
    private readonly brands: Brands,
  ) {}

  /** @throws profiles/column-needed, profiles/no-such-column, profiles/unreadable-file */
  async execute(
    actor: Actor,
    { file, rejectsFile, encoding, map = {}, dryRun = false }: BrandImportOrder,
    watcher: ImportWatcher<BrandImportScheme>,
  ): Promise<ImportResult> {
    const table = await this.files.open(file, encoding);
    const { head, values } = headOf(table, brandWords);
    const scheme = { ...head, mapping: brandMappingOf(head.headers, values, map) };
    await watcher.began(scheme);
    const mapping = checkFull(scheme.mapping);

    const seen = await this.seenRows.begin();
    const context = { actor, dryRun, mapping, width: head.headers.length || Infinity, seen };
    try {
      return await importTable(this.files, table, {
        ...{ head, rejectsFile, batchSize },
        importRows: (rows) => this.importRows(context, rows),
        progressed: (report) => watcher.progressed(report),
      });
    } finally {
      await seen.end();
    }
  }

  private async importRows(context: Context, rows: readonly TableRow[]): Promise<Map<number, RowOutcome>> {
    const outcomes = new Map<number, RowOutcome>();
    const read: BrandRow[] = [];
    for (const row of rows) {
      const brand = brandOf(row, context.mapping, context.width);
      if (typeof brand === 'string') outcomes.set(row.number, brand);
      else read.push(brand);
    }
    const repeats = await context.seen.add(read.map(seenAs));
    for (const [row, { saysTheSame }] of repeats) outcomes.set(row, saysTheSame ? 'duplicate' : 'brand-contradiction');
    const fresh = read.filter(({ row }) => !repeats.has(row));
    const known = await this.brands.known(fresh.map(({ brand }) => brand));
    for (const { row, brand } of fresh) {
      outcomes.set(row, known.has(brandKeyOf(brand)) ? 'brand-known' : await this.make(context, brand));
    }
    return outcomes;
  }

  /** Each separately, so that a bad row doesn't affect the others. */
  private async make({ actor, dryRun }: Context, brand: BrandRow['brand']): Promise<RowOutcome> {
    if (dryRun) return 'created';
    try {
      await this.brands.create(actor, brand);
      return 'created';
    } catch (error) {
      if (!(error instanceof DomainError && ['conflict', 'invalid'].includes(error.kind))) throw error;
      return 'refused';
    }
  }
}

const seenAs = ({ row, brand }: BrandRow): SeenRow => ({
  ...{ row, key: brandKeyOf(brand), print: JSON.stringify([brand.city, brand.category, brand.website]) },
});
