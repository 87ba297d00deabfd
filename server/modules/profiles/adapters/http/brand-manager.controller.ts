import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { StaffListInput } from '../../../../shared/http/staff-list.dto.js';
import { contentRange } from '../../../../shared/http/staff-list.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffBrands } from '../../ports/staff-lists.js';
import { CreateBrand } from '../../use-cases/create-brand.js';
import { DeleteProfile } from '../../use-cases/delete-profile.js';
import { RestoreProfile } from '../../use-cases/restore-profile.js';
import { UpdateBrand } from '../../use-cases/update-brand.js';
import { CreateBrandInput, StaffBrandView, UpdateBrandInput } from './brand-manager.dto.js';
import { DeleteProfileInput } from './deletion.dto.js';

const resource = 'brand-manager';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class BrandManagerController {
  constructor(
    private readonly brands: StaffBrands,
    private readonly createBrand: CreateBrand,
    private readonly updateBrand: UpdateBrand,
    private readonly deleteProfile: DeleteProfile,
    private readonly restoreProfile: RestoreProfile,
  ) {}

  /**
   * All brands. Sort: id, name, city, category, salesStage, onboardingStage, priority, createdAt, updatedAt.
   * Filter: id, q (name, e-mail), city, category, salesStage, onboardingStage, accountManager, priority,
   * deleted (false, unless it says true).
   */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListBrands', summary: 'All brands' })
  @ApiOkResponse({ type: [StaffBrandView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffBrandView[]> {
    const { offset, ...page } = await this.brands.list(query);
    void reply.header('content-range', contentRange(resource, page, offset));
    return page.rows;
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

  /** Changes what is given. An unusual step between stages takes a `reason`. */
  @Put(':id')
  @ForStaff('brand.change')
  @ApiOperation({ operationId: 'staffUpdateBrand', summary: 'Change a brand' })
  @ApiOkResponse({ type: StaffBrandView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: UpdateBrandInput,
  ): Promise<StaffBrandView> {
    const { reason, ...changes } = input;
    await this.updateBrand.execute(actor, id, changes, reason);
    return this.brands.get(id);
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
