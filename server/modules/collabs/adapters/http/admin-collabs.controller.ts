import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { For } from '../../../../shared/http/policy.js';
import { StaffListInput } from '../../../../shared/http/staff-list.dto.js';
import { contentRange } from '../../../../shared/http/staff-list.js';
import { StaffCollabs } from '../../ports/staff-collabs.js';
import { StaffCollabView } from './admin-collabs.dto.js';

const resource = 'collab-explorer';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class AdminCollabsController {
  constructor(private readonly collabs: StaffCollabs) {}

  /** All Collabs. Sort: id, stage, outcome, visitAt, createdAt, updatedAt. Filter: id, stage, outcome, brandId, influencerId, q. */
  @Get()
  @For('admin')
  @ApiOperation({ operationId: 'staffListCollabs', summary: 'All Collabs' })
  @ApiOkResponse({ type: [StaffCollabView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffCollabView[]> {
    const { offset, ...page } = await this.collabs.list(query);
    void reply.header('content-range', contentRange(resource, page, offset));
    return page.rows;
  }

  /** One Collab as staff see it. */
  @Get(':id')
  @For('admin')
  @ApiOperation({ operationId: 'staffGetCollab', summary: 'One Collab' })
  @ApiOkResponse({ type: StaffCollabView })
  get(@IdParam() id: string): Promise<StaffCollabView> {
    return this.collabs.get(id);
  }
}
