import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { tableHead } from '../../../../shared/table-import.dto.js';
import { ImportReadings } from '../../use-cases/import-readings.js';
import { rejectsCsv, tableIn } from '../documents/metrics-table.js';
import { ImportMetricsInput, MetricsImportView } from './metrics-import.dto.js';

const shownRejects = 100;

@ApiTags('staff')
@Controller('api/v1/admin/piece-readings')
export class MetricsImportController {
  constructor(private readonly importReadings: ImportReadings) {}

  /**
   * Staff bring numbers of posts from a table, found by the addresses of the posts. A bad row takes no other with it; run again,
   * the same table changes nothing. Problem: analytics/unreadable-table.
   */
  @Post('import')
  @HttpCode(200)
  @ForStaff('metrics.correct')
  @ApiOperation({ operationId: 'staffImportMetrics', summary: 'Import numbers of posts' })
  @ApiOkResponse({ type: MetricsImportView })
  async import(
    @CurrentActor() actor: Actor,
    @Body() { text, columns, basis, dryRun }: ImportMetricsInput,
  ): Promise<MetricsImportView> {
    const table = tableIn(text);
    const mapping = Object.fromEntries(Object.entries({ ...columns }).filter(([, column]) => column !== undefined));
    const done = await this.importReadings.execute(actor, { table, mapping, basis, dryRun });
    const { headers, rejects } = done;
    const head = tableHead(headers, table.slice(headers.length > 0 ? 1 : 0));
    return {
      ...head,
      columns: { ...done.mapping },
      rows: done.rows,
      imported: done.imported,
      unchanged: done.unchanged,
      rejected: rejects.length,
      rejects: rejects.slice(0, shownRejects).map(({ row, reason }) => ({ row, reason })),
      rejectsCsv: rejects.length > 0 ? rejectsCsv(head.headers, rejects) : null,
    };
  }
}
