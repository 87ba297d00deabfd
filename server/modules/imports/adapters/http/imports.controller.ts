import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { TakesTable, type TableReportView } from '../../../../shared/tables/table-import.dto.js';
import { missingOfBrands } from '../../domain/brand-columns.js';
import { type BrandImportScheme, ImportBrands } from '../../use-cases/import-brands.js';
import { ImportInfluencers } from '../../use-cases/import-influencers.js';
import { type ImportOrder, type ImportScheme, noticesOf } from '../../use-cases/understand-influencers.js';
import {
  BrandImportView,
  ImportBrandsInput,
  ImportInfluencersInput,
  type InfluencerColumnsInput,
  InfluencerImportView,
} from './imports.dto.js';
import { answerImport, everyBatch, mapOf } from './table-import.js';

@ApiTags('staff')
@Controller('api/v1/admin/influencer-manager')
export class InfluencerImportController {
  constructor(
    private readonly importInfluencers: ImportInfluencers,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Imports a table of influencers as profiles that can be claimed. A bad row doesn't affect the others. Importing the
   * same table again changes nothing, and older figures never replace newer ones. A dry run reports what is missing;
   * without it that is a problem: profiles/platform-needed, profiles/column-needed, profiles/engagement-needed. Further
   * problems: profiles/no-such-column, profiles/unreadable-file.
   */
  @Post('import')
  @HttpCode(200)
  @TakesTable()
  @ForStaff('influencer.add')
  @ApiOperation({ operationId: 'staffImportInfluencers', summary: 'Import influencers from a file' })
  @ApiOkResponse({ type: InfluencerImportView })
  import(@CurrentActor() actor: Actor, @Body() input: ImportInfluencersInput): Promise<InfluencerImportView> {
    const { platform, engagement, asOf, columns, dryRun, task } = input;
    const order = { platform, engagement, asOf, map: columns && columnsOf(columns), dryRun };
    return answerImport(input, {
      run: (files, watcher) => this.importInfluencers.execute(actor, { ...order, ...files }, watcher),
      tell: this.progress.of(actor, task, everyBatch),
      lacks: ({ missing }) => missing !== null,
      viewOf: influencersViewOf,
    });
  }
}

const columnsOf = ({ categories, ...single }: InfluencerColumnsInput): ImportOrder['map'] => ({
  ...mapOf(single),
  ...(categories && { categories: categories.map((column) => column + 1).join('+') }),
});

function influencersViewOf(scheme: ImportScheme, common: TableReportView): InfluencerImportView {
  const { mapping, platform, engagement, asOf, missing } = scheme;
  const { handle = null, name = null, followers = null, country = null, city = null } = mapping;
  const { email = null, platform: platformColumn = null, asOf: asOfColumn = null, categories } = mapping;
  const columns = { handle, name, followers, engagement: mapping.engagement ?? null, country, city, email };
  return {
    ...{ ...common, notices: noticesOf(scheme), platform, asOf, missing },
    columns: { ...columns, platform: platformColumn, asOf: asOfColumn, categories: [...categories] },
    engagement: mapping.engagement === undefined ? null : engagement.unit,
  };
}

@ApiTags('staff')
@Controller('api/v1/admin/brand-manager')
export class BrandImportController {
  constructor(
    private readonly importBrands: ImportBrands,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Imports a table of brands as leads, without inviting anyone. Brands with a known name and email are left unchanged,
   * so importing the same table again changes nothing. A bad row doesn't affect the others. A dry run reports what is
   * missing; without it that is a problem: profiles/column-needed. Further problems: profiles/no-such-column,
   * profiles/unreadable-file.
   */
  @Post('import')
  @HttpCode(200)
  @TakesTable()
  @ForStaff('brand.create')
  @ApiOperation({ operationId: 'staffImportBrands', summary: 'Import brands from a file' })
  @ApiOkResponse({ type: BrandImportView })
  import(@CurrentActor() actor: Actor, @Body() input: ImportBrandsInput): Promise<BrandImportView> {
    const { columns, dryRun, task } = input;
    const order = { map: columns && mapOf(columns), dryRun };
    return answerImport(input, {
      run: (files, watcher) => this.importBrands.execute(actor, { ...order, ...files }, watcher),
      tell: this.progress.of(actor, task, everyBatch),
      lacks: ({ mapping }) => missingOfBrands(mapping) !== null,
      viewOf: brandsViewOf,
    });
  }
}

function brandsViewOf({ mapping }: BrandImportScheme, common: TableReportView): BrandImportView {
  const { name = null, email = null, city = null, category = null, website = null } = mapping;
  return { ...common, columns: { name, email, city, category, website }, missing: missingOfBrands(mapping) };
}
