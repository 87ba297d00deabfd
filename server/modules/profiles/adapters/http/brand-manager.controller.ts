import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { StaffListInput } from '../../../../shared/http/staff-list.dto.js';
import { contentRange } from '../../../../shared/http/staff-list.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffBrands } from '../../ports/staff-lists.js';
import { CreateBrand } from '../../use-cases/create-brand.js';
import { UpdateBrand } from '../../use-cases/update-brand.js';
import { CreateBrandInput, StaffBrandView, UpdateBrandInput } from './brand-manager.dto.js';

const resource = 'brand-manager';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class BrandManagerController {
  constructor(
    private readonly brands: StaffBrands,
    private readonly createBrand: CreateBrand,
    private readonly updateBrand: UpdateBrand,
  ) {}

  /**
   * All brands. Sort: id, name, city, category, salesStage, onboardingStage, priority, createdAt, updatedAt.
   * Filter: id, q (name, e-mail), city, category, salesStage, onboardingStage, accountManager, priority.
   */
  @Get()
  @For('admin')
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
  @For('admin')
  @ApiOperation({ operationId: 'staffGetBrand', summary: 'One brand' })
  @ApiOkResponse({ type: StaffBrandView })
  get(@IdParam() id: string): Promise<StaffBrandView> {
    return this.brands.get(id);
  }

  /** Makes a brand and invites its first user. */
  @Post()
  @For('admin')
  @ApiOperation({ operationId: 'staffCreateBrand', summary: 'Make a brand and invite its first user' })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateBrandInput): Promise<StaffBrandView> {
    const { contactName, ...details } = input;
    const { id } = await this.createBrand.execute(actor, details, contactName);
    return this.brands.get(id);
  }

  /** Changes what is given. An unusual step between stages takes a `reason`. */
  @Put(':id')
  @For('admin')
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
}
