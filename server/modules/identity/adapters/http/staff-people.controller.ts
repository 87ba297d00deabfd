import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { StaffLists } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ChangeStaffRole, InviteStaff } from '../../use-cases/staff-accounts.js';
import { ResetSecondFactor } from '../../use-cases/reset-second-factor.js';
import { userList } from '../staff-lists/user-list.js';
import { InviteStaffInput, StaffRoleInput, StaffUserView } from './user-explorer.dto.js';

/** Colleagues among the people: only super users change who is staff and as what. */
@ApiTags('staff')
@Controller('api/v1/admin/user-explorer')
export class StaffPeopleController {
  constructor(
    private readonly lists: StaffLists,
    private readonly inviteStaff: InviteStaff,
    private readonly changeRole: ChangeStaffRole,
    private readonly resetFactor: ResetSecondFactor,
  ) {}

  /** Makes somebody staff and mails them a link, which works for seven days. Problem: identity/invalid-email. */
  @Post()
  @HttpCode(200)
  @ForStaff('staff.invite')
  @ApiOperation({ operationId: 'staffInviteStaff', summary: 'Invite a colleague' })
  @ApiOkResponse({ type: StaffUserView })
  async invite(@CurrentActor() actor: Actor, @Body() input: InviteStaffInput): Promise<StaffUserView> {
    const { id } = await this.inviteStaff.execute(actor, input);
    return this.lists.one(userList, id);
  }

  /** Gives a person another staff role, or none; their sessions end. Problem: identity/not-yourself. */
  @Post(':id/staff-role')
  @HttpCode(200)
  @ForStaff('staff.change-role')
  @ApiOperation({ operationId: 'staffChangeRole', summary: 'Change a staff role' })
  @ApiOkResponse({ type: StaffUserView })
  async change(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { staffRole }: StaffRoleInput,
  ): Promise<StaffUserView> {
    await this.changeRole.execute(actor, id, staffRole);
    return this.lists.one(userList, id);
  }

  /** Forgets a colleague's app and recovery codes, ends their sessions and mails a link. Problems: identity/staff-only, identity/not-yourself. */
  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @ForStaff('staff.reset-second-factor')
  @ApiOperation({ operationId: 'staffResetSecondFactor', summary: 'Reset a colleague’s second factor' })
  @ApiOkResponse({ type: StaffUserView })
  async reset(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.resetFactor.execute(actor, id);
    return this.lists.one(userList, id);
  }
}
