import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { ImportInfluencers, type ImportOrder, type ImportScheme } from '../../use-cases/import-influencers.js';
import { type InfluencerColumnsInput, ImportInfluencersInput, InfluencerImportView } from './influencer-import.dto.js';
import { answerImport, everyBatch, mapOf } from './table-import.js';
import type { TableImportView } from './table-import.dto.js';

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
  import(@CurrentActor() actor: Actor, @Body() input: ImportInfluencersInput): Promise<InfluencerImportView> {
    const { platform, columns, dryRun, task } = input;
    const order = { platform, map: columns && columnsOf(columns), dryRun };
    return answerImport(input, {
      run: (files, watcher) => this.importInfluencers.execute(actor, { ...order, ...files }, watcher),
      tell: this.progress.of(actor, task, everyBatch),
      lacks: (scheme) => missingOf(scheme) !== null,
      viewOf,
    });
  }
}

const columnsOf = ({ categories, ...single }: InfluencerColumnsInput): ImportOrder['map'] => ({
  ...mapOf(single),
  ...(categories && { categories: categories.map((column) => column + 1).join('+') }),
});

const missingOf = ({ platform, mapping }: ImportScheme): InfluencerImportView['missing'] =>
  platform === null ? 'platform' : mapping.handle === undefined ? 'handle' : null;

function viewOf(scheme: ImportScheme, common: TableImportView): InfluencerImportView {
  const { mapping, platform } = scheme;
  const { handle = null, name = null, followers = null, engagement = null, country = null, categories } = mapping;
  const columns = { handle, name, followers, engagement, country, categories: [...categories] };
  return { ...common, columns, platform, missing: missingOf(scheme) };
}
