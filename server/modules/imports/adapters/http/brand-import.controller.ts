import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { missingOfBrands } from '../../domain/brand-mapping.js';
import { type BrandImportScheme, ImportBrands } from '../../use-cases/import-brands.js';
import { BrandImportView, ImportBrandsInput } from './brand-import.dto.js';
import { answerImport, everyBatch, mapOf } from './table-import.js';
import type { TableImportView } from './table-import.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin/brand-manager')
export class BrandImportController {
  constructor(
    private readonly importBrands: ImportBrands,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Staff bring a table of brands, which begin as leads; nobody is invited. A brand of the same name and e-mail stays as it is, so
   * that the same table, run again, changes nothing. A bad row takes no other with it. A dry run says what is missing; without one
   * that is a problem: profiles/column-needed. Further problems: profiles/no-such-column, profiles/unreadable-file.
   */
  @Post('import')
  @HttpCode(200)
  @ForStaff('brand.create')
  @ApiOperation({ operationId: 'staffImportBrands', summary: 'Import a table of brands' })
  @ApiOkResponse({ type: BrandImportView })
  import(@CurrentActor() actor: Actor, @Body() input: ImportBrandsInput): Promise<BrandImportView> {
    const { columns, dryRun, task } = input;
    const order = { map: columns && mapOf(columns), dryRun };
    return answerImport(input, {
      run: (files, watcher) => this.importBrands.execute(actor, { ...order, ...files }, watcher),
      tell: this.progress.of(actor, task, everyBatch),
      lacks: ({ mapping }) => missingOfBrands(mapping) !== null,
      viewOf,
    });
  }
}

function viewOf({ mapping }: BrandImportScheme, common: TableImportView): BrandImportView {
  const { name = null, email = null, city = null, category = null, website = null } = mapping;
  return { ...common, columns: { name, email, city, category, website }, missing: missingOfBrands(mapping) };
}
