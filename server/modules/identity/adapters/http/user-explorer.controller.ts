import { Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { StaffListInput } from '../../../../shared/http/staff-list.dto.js';
import { contentRange } from '../../../../shared/http/staff-list.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffUsers } from '../../ports/staff-users.js';
import { SetUserAccess } from '../../use-cases/set-user-access.js';
import { StaffUserView } from './user-explorer.dto.js';

const resource = 'user-explorer';
const accessActions = ['disable', 'enable'] as const;

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class UserExplorerController {
  constructor(
    private readonly users: StaffUsers,
    private readonly setUserAccess: SetUserAccess,
  ) {}

  /** All people. Sort: id, email, name, createdAt, lastSeenAt. Filter: id, q, staffRole, disabled. */
  @Get()
  @For('admin')
  @ApiOperation({ operationId: 'staffListUsers', summary: 'All people' })
  @ApiOkResponse({ type: [StaffUserView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly StaffUserView[]> {
    const { offset, ...page } = await this.users.list(query);
    void reply.header('content-range', contentRange(resource, page, offset));
    return page.rows;
  }

  /** One person as staff see them. */
  @Get(':id')
  @For('admin')
  @ApiOperation({ operationId: 'staffGetUser', summary: 'One person' })
  @ApiOkResponse({ type: StaffUserView })
  get(@IdParam() id: string): Promise<StaffUserView> {
    return this.users.get(id);
  }

  /** `disable` shuts a person out and ends all their sessions at once; `enable` lets them sign in again. */
  @Post(':id/:action')
  @HttpCode(200)
  @For('admin')
  @ApiOperation({ operationId: 'staffSetUserAccess', summary: 'Disable or enable one person' })
  @ApiParam({ name: 'action', enum: accessActions })
  @ApiOkResponse({ type: StaffUserView })
  async setAccess(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(accessActions, { errorHttpStatusCode: 404 }))
    action: (typeof accessActions)[number],
  ): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, action);
    return this.users.get(id);
  }
}
