import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, DomainError } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { emptyReport, type ImportReport, type SkipReason, skipReasons } from '../../domain/import/report.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { ImportInfluencers, type ImportOrder, type ImportScheme } from '../../use-cases/import-influencers.js';
import { tableAsFiles } from '../files/table-as-files.js';
import { type InfluencerColumnsInput, ImportInfluencersInput, InfluencerImportView } from './influencer-import.dto.js';

/** Rows are told of batch by batch, so that each telling is worth it. */
const everyBatch = 1;

/** What somebody who looks at the table can still say. */
const sayable = [
  [profileErrors.platformNeeded().code, 'platform'],
  [profileErrors.columnNeeded('handle').code, 'handle'],
] as const;

@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager')
export class InfluencerImportController {
  constructor(
    private readonly importInfluencers: ImportInfluencers,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Staff bring a table of influencers, who become profiles that can be claimed. A bad row takes no other with it; run again, the
   * same table changes nothing. A dry run says what is missing; without one that is a problem: profiles/platform-needed,
   * profiles/column-needed. Further problems: profiles/no-such-column, profiles/unreadable-file.
   */
  @Post('import')
  @HttpCode(200)
  @ForStaff('influencer.add')
  @ApiOperation({ operationId: 'staffImportInfluencers', summary: 'Import a table of influencers' })
  @ApiOkResponse({ type: InfluencerImportView })
  async import(
    @CurrentActor() actor: Actor,
    @Body() { text, platform, columns, dryRun, task }: ImportInfluencersInput,
  ): Promise<InfluencerImportView> {
    let scheme: ImportScheme | undefined;
    const tell = this.progress.of(actor, task, everyBatch);
    const watcher = {
      began: (understood: ImportScheme) => void (scheme = understood),
      progressed: ({ rows }: ImportReport) => tell(rows),
    };
    const order = { platform, map: columns && mapOf(columns), dryRun };
    try {
      const done = await tableAsFiles(text, (files) =>
        this.importInfluencers.execute(actor, { ...order, ...files }, watcher),
      );
      return viewOf(scheme!, done, done.rejectsCsv, null);
    } catch (error) {
      const missing = sayable.find(([code]) => error instanceof DomainError && error.code === code)?.[1];
      if (!dryRun || !scheme || !missing) throw error;
      return viewOf(scheme, emptyReport, null, missing);
    }
  }
}

/** Columns are counted from 1 where people write them. */
const mapOf = ({ categories, ...single }: InfluencerColumnsInput): ImportOrder['map'] => ({
  ...Object.fromEntries(
    Object.entries(single)
      .filter(([, column]) => column !== undefined)
      .map(([field, column]) => [field, column === null ? '' : String(Number(column) + 1)]),
  ),
  ...(categories && { categories: categories.map((column) => column + 1).join('+') }),
});

function viewOf(
  { headers, sample, mapping, platform }: ImportScheme,
  { rows, created, updated, rejected, skipped }: ImportReport,
  rejectsCsv: string | null,
  missing: InfluencerImportView['missing'],
): InfluencerImportView {
  const { handle = null, name = null, followers = null, engagement = null, country = null, categories } = mapping;
  const width = Math.max(headers.length, ...sample.map((row) => row.length));
  return {
    headers: Array.from({ length: width }, (_, column) => headers[column]?.trim() || `Column ${column + 1}`),
    sample: sample.map((row) => [...row]),
    columns: { handle, name, followers, engagement, country, categories: [...categories] },
    platform,
    missing,
    ...{ rows, created, updated, rejected, rejectsCsv },
    skipped: Object.entries(skipped).map(([reason, of]) => ({
      reason: skipReasons[reason as SkipReason],
      count: of.count,
      rows: [...of.rows],
    })),
  };
}
