import { Body, Controller, Get, HttpCode, Post, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam, IfMatch, TakesIfMatch } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import {
  contentRange,
  StaffFacetsInput,
  StaffFacetsView,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import type { Brand } from '../../domain/brand.js';
import { BrandsReportView, ChangeBrandsInput } from './brand-changes.dto.js';
import { StaffBrands } from '../../ports/staff-lists.js';
import { ChangeBrands } from '../../use-cases/change-brands.js';
import { CreateBrand } from '../../use-cases/create-brand.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { UpdateBrand } from '../../use-cases/update-brand.js';
import {
  BrandBoardQuery,
  BrandBoardView,
  CreateBrandInput,
  StaffBrandView,
  UpdateBrandInput,
} from './brand-manager.dto.js';
import { DeleteProfileInput } from './deletion.dto.js';
import { brandCsv } from './staff-csv.js';

const resource = 'brand-manager';

/** A brand that is there, as staff see it. */
const viewOf = (brand: Brand): StaffBrandView => ({
  ...brand,
  salesStageSince: brand.salesStageSince.toISOString(),
  onboardingStageSince: brand.onboardingStageSince.toISOString(),
  createdAt: brand.createdAt.toISOString(),
  updatedAt: brand.updatedAt.toISOString(),
  deletedAt: null,
});

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class BrandManagerController {
  constructor(
    private readonly brands: StaffBrands,
    private readonly createBrand: CreateBrand,
    private readonly updateBrand: UpdateBrand,
    private readonly changeBrands: ChangeBrands,
    private readonly deleteProfile: DeleteProfile,
    private readonly restoreProfile: RestoreProfile,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * All brands. Sort: id, name, city, category, salesStage, onboardingStage, priority, createdAt, updatedAt.
   * Filter: id, q (name, e-mail), city, category, salesStage, onboardingStage, accountManager, priority, tag, unpaid,
   * deleted (false, unless it says true).
   */
  @Get()
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListBrands', summary: 'All brands' })
  @ApiOkResponse({ type: [StaffBrandView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffBrandView[]> {
    const page = await this.brands.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** How many there are of each option of the filters beside the list. */
  @Get('facets')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountBrands', summary: 'How many brands there are of each option' })
  @ApiOkResponse({ type: StaffFacetsView })
  facets(@Query() query: StaffFacetsInput): Promise<StaffFacetsView> {
    return this.brands.facets(query);
  }

  /** The same as a CSV file: exactly what the filter leaves, in its order, however much it is. */
  @Get('rows.csv')
  @MayReadReplica()
  @ForStaff('look')
  @AnswersCsv()
  @ApiOperation({ operationId: 'staffExportBrands', summary: 'All brands as CSV' })
  export(@Query() query: StaffListInput): Promise<StreamableFile> {
    return csvFile('brands.csv', brandCsv, this.brands.all(query));
  }

  /** Brands by stage, those who have stood there longest first. */
  @Get('board')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetBrandBoard', summary: 'Brands by stage' })
  @ApiOkResponse({ type: BrandBoardView })
  async board(@Query() { by, filter }: BrandBoardQuery): Promise<BrandBoardView> {
    return { columns: await this.brands.board(by, { filter }) };
  }

  /** One brand as staff see it. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetBrand', summary: 'One brand' })
  @ApiOkResponse({ type: StaffBrandView })
  get(@IdParam() id: string): Promise<StaffBrandView> {
    return this.brands.get(id);
  }

  /** Makes a brand and invites its first user. */
  @Post()
  @ForStaff('brand.create')
  @ApiOperation({ operationId: 'staffCreateBrand', summary: 'Make a brand and invite its first user' })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateBrandInput): Promise<StaffBrandView> {
    const { contactName, ...details } = input;
    const { id } = await this.createBrand.execute(actor, details, contactName);
    return this.brands.get(id);
  }

  /**
   * What is given to each; one that is refused holds up no other. The answer, sent again as changes, is the undo. Whoever
   * names the `task` hears on the live stream how many are done.
   */
  @Post('changes')
  @HttpCode(200)
  @ForStaff('brand.change')
  @ApiOperation({ operationId: 'staffChangeBrands', summary: 'Change many brands' })
  @ApiOkResponse({ type: BrandsReportView })
  changeMany(
    @CurrentActor() actor: Actor,
    @Body() { rows, reason, task }: ChangeBrandsInput,
  ): Promise<BrandsReportView> {
    const tell = this.progress.of(actor, task, rows.length);
    return this.changeBrands.execute(actor, rows, reason, tell) as Promise<BrandsReportView>;
  }

  /**
   * Changes what is given. An unusual step between stages takes a `reason`. With `If-Match` nothing is overwritten that
   * somebody has changed meanwhile. Problems: profiles/reason-needed, profiles/changed-meanwhile (412).
   */
  @Put(':id')
  @TakesIfMatch()
  @ForStaff('brand.change')
  @ApiOperation({ operationId: 'staffUpdateBrand', summary: 'Change a brand' })
  @ApiOkResponse({ type: StaffBrandView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: UpdateBrandInput,
    @IfMatch() version?: number,
  ): Promise<StaffBrandView> {
    const { reason, ...changes } = input;
    return viewOf(await this.updateBrand.execute(actor, id, changes, reason, version));
  }

  /**
   * Takes a brand out of lists, pages and sessions, at once; it can be brought back for 30 days.
   * Problems: profiles/name-differs, profiles/already-deleted.
   */
  @Post(':id/delete')
  @HttpCode(200)
  @ForStaff('brand.delete')
  @ApiOperation({ operationId: 'staffDeleteBrand', summary: 'Delete a brand' })
  @ApiOkResponse({ type: StaffBrandView })
  async delete(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { name }: DeleteProfileInput,
  ): Promise<StaffBrandView> {
    await this.deleteProfile.execute(actor, { uid: id, type: 'brand' }, name);
    return this.brands.get(id);
  }

  /** Brings a deleted brand back. Problems: profiles/not-deleted, profiles/too-late-to-restore. */
  @Post(':id/restore')
  @HttpCode(200)
  @ForStaff('brand.restore')
  @ApiOperation({ operationId: 'staffRestoreBrand', summary: 'Bring a deleted brand back' })
  @ApiOkResponse({ type: StaffBrandView })
  async restore(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffBrandView> {
    await this.restoreProfile.execute(actor, { uid: id, type: 'brand' });
    return this.brands.get(id);
  }
}
