import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { For } from '../../../../shared/http/policy.js';
import { StaffListInput } from '../../../../shared/http/staff-list.dto.js';
import { contentRange } from '../../../../shared/http/staff-list.js';
import { StaffInfluencers } from '../../ports/staff-lists.js';
import { StaffInfluencerView } from './influencer-manager.dto.js';

const resource = 'influencer-manager';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class InfluencerManagerController {
  constructor(private readonly influencers: StaffInfluencers) {}

  /**
   * All influencers, those that were imported among them. Sort: id, name, handle, followers, createdAt.
   * Filter: id, q (name, handle), city, category, claimed, source, platform.
   */
  @Get()
  @For('admin')
  @ApiOperation({ operationId: 'staffListInfluencers', summary: 'All influencers' })
  @ApiOkResponse({ type: [StaffInfluencerView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffInfluencerView[]> {
    const { offset, ...page } = await this.influencers.list(query);
    void reply.header('content-range', contentRange(resource, page, offset));
    return page.rows;
  }

  /** One influencer as staff see them. */
  @Get(':id')
  @For('admin')
  @ApiOperation({ operationId: 'staffGetInfluencer', summary: 'One influencer' })
  @ApiOkResponse({ type: StaffInfluencerView })
  get(@IdParam() id: string): Promise<StaffInfluencerView> {
    return this.influencers.get(id);
  }
}
