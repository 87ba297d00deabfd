import { byName } from '../../../../contract/rules/by-name.js';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import type { Numbers, Reading } from '../../domain/reading.js';
import { CorrectReading, EnterReading, ListReadings } from '../../use-cases/readings.js';
import {
  CorrectMetricsInput,
  EnterMetricsInput,
  ImportMetricsInput,
  MetricsImportView,
  ReadingList,
  ReadingView,
} from './metrics.dto.js';
import { fatesReport } from '../../../../shared/tables/fates-report.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { ImportReadings, type MetricsOrder } from '../../use-cases/import-readings.js';
import { MetricsTable } from '../documents/pieces-csv.js';

const numbersOf = (input: Partial<Record<PieceMetric, number | null>>): Numbers =>
  byName(pieceMetricIds, (id) => input[id] ?? null);

const toView = ({
  id,
  takenAt,
  basis,
  source,
  numbers,
  screenshotId,
  reason,
  correctedAt,
  enteredAt,
}: Reading): ReadingView => ({
  id,
  takenAt: takenAt.toISOString(),
  basis,
  source,
  numbers: { ...numbers },
  screenshotId,
  reason,
  corrected: correctedAt !== null,
  enteredAt: enteredAt.toISOString(),
});

@ApiTags('portal', 'partner')
@Controller('api/v1')
export class MetricsController {
  constructor(
    private readonly listReadings: ListReadings,
    private readonly enterReading: EnterReading,
    private readonly correctReading: CorrectReading,
    private readonly clock: Clock,
  ) {}

  /** Returns the metrics of a published deliverable over time. Problems: analytics/piece-not-found. */
  @Get('deliverables/:id/metrics')
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'listMetrics', summary: 'Get a deliverable’s metrics' })
  @ApiOkResponse({ type: ReadingList })
  async list(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReadingList> {
    return { items: (await this.listReadings.execute(actor, id)).map(toView) };
  }

  /**
   * Enters the metrics of your post, with a screenshot. They count as declared. Problems: analytics/piece-not-found,
   * analytics/not-published, analytics/bad-numbers, analytics/screenshot-needed.
   */
  @Post('deliverables/:id/metrics')
  @For('influencer')
  @ApiOperation({ operationId: 'enterMetrics', summary: 'Enter a post’s metrics' })
  @ApiCreatedResponse({ type: ReadingView })
  async enter(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { takenAt, screenshotId, ...numbers }: EnterMetricsInput,
  ): Promise<ReadingView> {
    const at = takenAt ? new Date(takenAt) : this.clock.now();
    return toView(
      await this.enterReading.execute(actor, id, { takenAt: at, screenshotId, numbers: numbersOf(numbers) }),
    );
  }

  /**
   * Replaces a reading with a correct one for the same moment. Both remain visible. Problems:
   * analytics/reading-not-found, analytics/reading-corrected, analytics/reason-needed, analytics/bad-numbers.
   */
  @Post('admin/piece-readings/:id/correction')
  @HttpCode(200)
  @ForStaff('metrics.correct')
  @ApiOperation({ operationId: 'staffCorrectMetrics', summary: 'Correct a post’s metrics' })
  @ApiOkResponse({ type: ReadingView })
  async correct(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { basis, reason, ...numbers }: CorrectMetricsInput,
  ): Promise<ReadingView> {
    return toView(await this.correctReading.execute(actor, id, { basis, reason, numbers: numbersOf(numbers) }));
  }
}

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
