import type { Actor } from '../../../../shared/kernel/index.js';
import { fatesReport } from '../../../../shared/tables/fates-report.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { ImportReadings, type MetricsOrder } from '../../use-cases/import-readings.js';
import { MetricsTable } from '../documents/metrics-table.js';
import { ImportMetricsInput, MetricsImportView } from './metrics-import.dto.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';

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
  const done = await importReadings.execute(actor, { ...order, table: table.rows });
  return { ...fatesReport(table, done), columns: { ...done.mapping } };
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
