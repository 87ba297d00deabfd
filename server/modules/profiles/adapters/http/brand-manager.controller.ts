import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam, IfMatch, TakesIfMatch, versionIn } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { StaffListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { ChangeBrands, CreateBrand, UpdateBrand } from '../../use-cases/change-brands.js';
import { DeleteProfile, RestoreProfile } from '../../use-cases/delete-profile.js';
import { BrandBoard } from '../staff-lists/brand-board.js';
import { brandList } from '../staff-lists/brand-list.js';
import { BrandsReportView, ChangeBrandsInput } from './brand-changes.dto.js';
import {
  BrandBoardQuery,
  BrandBoardView,
  CreateBrandInput,
  DeleteProfileInput,
  StaffBrandView,
  UpdateBrandInput,
} from './brand-manager.dto.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${brandList.resource}`)
export class BrandManagerController extends StaffListController(brandList) {
  constructor(
    private readonly boards: BrandBoard,
    private readonly createBrand: CreateBrand,
    private readonly updateBrand: UpdateBrand,
    private readonly changeBrands: ChangeBrands,
    private readonly deleteProfile: DeleteProfile,
    private readonly restoreProfile: RestoreProfile,
    private readonly progress: WorkProgress,
  ) {
    super();
  }

  /** Returns the brands of each stage, those longest in it first. */
  @Get('board')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetBrandBoard', summary: 'List brands by stage' })
  @ApiOkResponse({ type: BrandBoardView })
  board(@Query() { by, filter }: BrandBoardQuery): Promise<BrandBoardView> {
    return this.boards.columns(by, filter);
  }

  /** Creates a brand and invites its first user. */
  @Post()
  @ForStaff('brand.create')
  @ApiOperation({ operationId: 'staffCreateBrand', summary: 'Create a brand and invite its first user' })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateBrandInput): Promise<StaffBrandView> {
    const { contactName, ...details } = input;
    const { id } = await this.createBrand.execute(actor, details, contactName);
    return this.get(id);
  }

  /**
   * Applies your changes to each brand. A change that is refused doesn't hold up the others. To undo, send each brand's
   * previous values from the response as its changes. With a `task`, the live stream reports how many are done.
   */
  @Post('changes')
  @HttpCode(200)
  @ForStaff('brand.change')
  @ApiOperation({ operationId: 'staffChangeBrands', summary: 'Update many brands' })
  @ApiOkResponse({ type: BrandsReportView })
  changeMany(
    @CurrentActor() actor: Actor,
    @Body() { rows, reason, task }: ChangeBrandsInput,
  ): Promise<BrandsReportView> {
    const tell = this.progress.of(actor, task, rows.length);
    return this.changeBrands.execute(actor, rows, reason, tell) as Promise<BrandsReportView>;
  }

  /**
   * Updates only the fields you send. An unusual step between stages needs a `reason`. Send `If-Match`, or the record's `version`, and
   * we'll refuse the update if someone else has saved a change in between. Problems: profiles/reason-needed, profiles/changed-meanwhile (412).
   */
  @Put(':id')
  @TakesIfMatch()
  @TakesRecord(UpdateBrandInput)
  @ForStaff('brand.change')
  @ApiOperation({ operationId: 'staffUpdateBrand', summary: 'Update a brand' })
  @ApiOkResponse({ type: StaffBrandView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() record: unknown,
    @IfMatch() version = versionIn(record),
  ): Promise<StaffBrandView> {
    const { reason, ...changes } = await this.changesIn(UpdateBrandInput, record, id);
    await this.updateBrand.execute(actor, id, changes, reason, version);
    return this.get(id);
  }

  /**
   * Deletes a brand by id, for programs that don't confirm its name. It can be restored for 30 days. Problem:
   * profiles/already-deleted.
   */
  @Delete(':id')
  @ForStaff('brand.delete')
  @ApiOperation({ operationId: 'staffRemoveBrand', summary: 'Delete a brand by its id' })
  @ApiOkResponse({ type: StaffBrandView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffBrandView> {
    await this.deleteProfile.execute(actor, { uid: id, type: 'brand' });
    return this.get(id);
  }

  /**
   * Removes a brand from lists, pages and sessions immediately. It can be restored for 30 days. People type its name to
   * confirm. Problems: profiles/name-differs, profiles/already-deleted.
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
    return this.get(id);
  }

  /** Restores a deleted brand. Problems: profiles/not-deleted, profiles/too-late-to-restore. */
  @Post(':id/restore')
  @HttpCode(200)
  @ForStaff('brand.restore')
  @ApiOperation({ operationId: 'staffRestoreBrand', summary: 'Restore a deleted brand' })
  @ApiOkResponse({ type: StaffBrandView })
  async restore(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffBrandView> {
    await this.restoreProfile.execute(actor, { uid: id, type: 'brand' });
    return this.get(id);
  }
}
