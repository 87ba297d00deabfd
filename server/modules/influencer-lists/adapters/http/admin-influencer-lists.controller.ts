import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { contentRange, StaffListInput } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { KeepInfluencerList } from '../../use-cases/keep-influencer-list.js';
import {
  CreateInfluencerListInput,
  StaffInfluencerListView,
  UpdateInfluencerListInput,
} from './influencer-lists.dto.js';

const resource = 'influencer-list-explorer';

/** Lists of influencers that staff keep. */
@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class AdminInfluencerListsController {
  constructor(
    private readonly lists: StaffInfluencerLists,
    private readonly keep: KeepInfluencerList,
  ) {}

  /** All lists. Sort: id, name, createdAt, updatedAt. Filter: id, q (name), influencerId (lists that they are on). */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListInfluencerLists', summary: 'All lists of influencers' })
  @ApiOkResponse({ type: [StaffInfluencerListView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffInfluencerListView[]> {
    const page = await this.lists.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** One list. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetInfluencerList', summary: 'One list of influencers' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  get(@IdParam() id: string): Promise<StaffInfluencerListView> {
    return this.lists.get(id);
  }

  /** Begins a list. Problem: profiles/list-name-taken. */
  @Post()
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffCreateInfluencerList', summary: 'Begin a list of influencers' })
  @ApiCreatedResponse({ type: StaffInfluencerListView })
  async create(
    @CurrentActor() actor: Actor,
    @Body() input: CreateInfluencerListInput,
  ): Promise<StaffInfluencerListView> {
    const { id } = await this.keep.create(actor, input);
    return this.lists.get(id);
  }

  /** Changes its name or its notes. Problem: profiles/list-name-taken. */
  @Put(':id')
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffUpdateInfluencerList', summary: 'Rename a list, or note something of it' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: UpdateInfluencerListInput,
  ): Promise<StaffInfluencerListView> {
    await this.keep.change(actor, id, input);
    return this.lists.get(id);
  }

  /** Forgets a list with its links and votes; the influencers stay. Answers what it was. */
  @Delete(':id')
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffRemoveInfluencerList', summary: 'Remove a list of influencers' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerListView> {
    const was = await this.lists.get(id);
    await this.keep.remove(actor, id);
    return was;
  }
}
