import type { Actor } from '../../../../shared/kernel/index.js';
import { type SkippedRowsView, tableHead, TakesTable } from '../../../../shared/tables/table-import.dto.js';
import {
  ImportReadings,
  type MetricsImport,
  type MetricsOrder,
  type RowFate,
} from '../../use-cases/import-readings.js';
import { MetricsTable, rejectsCsv } from '../documents/metrics-table.js';
import { ImportMetricsInput, MetricsImportView } from './metrics-import.dto.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';

const shownRows = 100;

/**
 * Imports a table of figures, for the panel, the API and the command line alike.
 * @throws analytics/unreadable-table
 */
export async function importMetrics(
  importReadings: ImportReadings,
  actor: Actor,
  table: MetricsTable,
  order: Omit<MetricsOrder, 'table'>,
): Promise<MetricsImportView> {
  return metricsViewOf(table, await importReadings.execute(actor, { ...order, table: table.rows }));
}

/** What staff see of an import: how the table was understood, and what became of every row. */
function metricsViewOf(
  { encoding, isEncodingSure }: MetricsTable,
  { headers, sample, mapping, notices, fates }: MetricsImport,
): MetricsImportView {
  const of = (fate: RowFate['fate']) => fates.filter((each) => each.fate === fate);
  const [unchanged, rejected] = [of('unchanged'), of('rejected')];
  const head = tableHead(headers, sample);
  return {
    ...{ ...head, encoding, isEncodingSure, columns: { ...mapping }, rows: fates.length },
    notices: [...notices],
    ...{ created: of('imported').length, updated: 0, unchanged: unchanged.length, rejected: rejected.length },
    unchangedFor: byReason(unchanged),
    rejectedFor: byReason(rejected),
    rejectsCsv: rejected.length > 0 ? rejectsCsv(head.headers, rejected) : null,
  };
}

function byReason(fates: readonly RowFate[]): SkippedRowsView[] {
  const reasons = [...new Set(fates.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const rows = fates.filter((each) => each.reason === reason).map(({ row }) => row.number);
    return { reason, count: rows.length, rows: rows.slice(0, shownRows) };
  });
}

@ApiTags('staff')
@Controller('api/v1/admin/piece-readings')
export class MetricsImportController {
  constructor(private readonly importReadings: ImportReadings) {}

  /**
   * Imports post metrics from a table, such as a platform's export, matched by the addresses of the posts. A bad row
   * doesn't affect the others. Importing the same table again changes nothing. Problem: analytics/unreadable-table.
   */
  @Post('import')
  @HttpCode(200)
  @TakesTable()
  @ForStaff('metrics.correct')
  @ApiOperation({ operationId: 'staffImportMetrics', summary: 'Import post metrics from a file' })
  @ApiOkResponse({ type: MetricsImportView })
  async import(@CurrentActor() actor: Actor, @Body() input: ImportMetricsInput): Promise<MetricsImportView> {
    const mapping = Object.fromEntries(
      Object.entries({ ...input.columns }).filter(([, column]) => column !== undefined),
    );
    const { basis, dryRun } = input;
    const table = await MetricsTable.uploaded(input);
    return importMetrics(this.importReadings, actor, table, { mapping: () => mapping, basis, dryRun });
  }
}
