import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController, StaffLists } from '../../../../shared/staff-list/index.js';
import { StaffLinkService } from '../../use-cases/add-people.js';
import { ResetSecondFactor } from '../../use-cases/second-factor.js';
import {
  ChangeStaffRole,
  EndPersonSessions,
  InviteStaff,
  SendPersonLink,
  SetUserAccess,
} from '../../use-cases/staff-accounts.js';
import { userList } from '../staff-lists/user-list.js';
import {
  InviteStaffInput,
  LinkProfileInput,
  StaffRoleInput,
  StaffUserView,
  UnlinkProfileInput,
} from './user-explorer.dto.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${userList.resource}`)
export class UserExplorerController extends StaffListController(userList) {
  constructor(
    private readonly setUserAccess: SetUserAccess,
    private readonly sendPersonLink: SendPersonLink,
    private readonly endPersonSessions: EndPersonSessions,
    private readonly profiles: StaffLinkService,
  ) {
    super();
  }

  /** Blocks a user from signing in and ends all their sessions immediately. Problem: identity/not-yourself. */
  @Post(':id/disable')
  @HttpCode(200)
  @ForStaff('person.disable')
  @ApiOperation({ operationId: 'staffDisableUser', summary: 'Disable a user' })
  @ApiOkResponse({ type: StaffUserView })
  async disable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'disable');
    return this.get(id);
  }

  /** Lets a disabled user sign in again. */
  @Post(':id/enable')
  @HttpCode(200)
  @ForStaff('person.enable')
  @ApiOperation({ operationId: 'staffEnableUser', summary: 'Enable a user' })
  @ApiOkResponse({ type: StaffUserView })
  async enable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'enable');
    return this.get(id);
  }

  /** Ends all sessions of a user immediately. Problem: identity/not-yourself. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @ForStaff('person.end-sessions')
  @ApiOperation({ operationId: 'staffEndSessions', summary: 'Sign a user out everywhere' })
  @ApiOkResponse({ type: StaffUserView })
  async endSessions(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.endPersonSessions.execute(actor, id);
    return this.get(id);
  }

  /** Emails a sign-in link to a user. Problem: identity/access-disabled. */
  @Post(':id/send-link')
  @HttpCode(200)
  @ForStaff('person.send-link')
  @ApiOperation({ operationId: 'staffSendLink', summary: 'Email a sign-in link to a user' })
  @ApiOkResponse({ type: StaffUserView })
  async sendLink(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.sendPersonLink.execute(actor, id);
    return this.get(id);
  }

  /**
   * Lets a user act for a profile. Problems: identity/not-your-profile (no such profile),
   * identity/staff-act-as-themselves.
   */
  @Post(':id/link-profile')
  @HttpCode(200)
  @ForStaff('person.link-profile')
  @ApiOperation({ operationId: 'staffLinkProfile', summary: 'Link a profile to a user' })
  @ApiOkResponse({ type: StaffUserView })
  async link(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { uid, type, role }: LinkProfileInput,
  ): Promise<StaffUserView> {
    await this.profiles.link(actor, id, { profile: { uid, type }, kind: 'linked', role });
    return this.get(id);
  }

  /** Removes a user's access to a profile, immediately and in all open sessions. Problem: identity/not-your-profile. */
  @Post(':id/unlink-profile')
  @HttpCode(200)
  @ForStaff('person.unlink-profile')
  @ApiOperation({ operationId: 'staffUnlinkProfile', summary: 'Unlink a profile from a user' })
  @ApiOkResponse({ type: StaffUserView })
  async unlink(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { uid, type }: UnlinkProfileInput,
  ): Promise<StaffUserView> {
    await this.profiles.unlink(actor, id, { uid, type });
    return this.get(id);
  }
}

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

  /**
   * Makes someone a staff member and emails them a link, which works for seven days. Problem: identity/invalid-email.
   */
  @Post()
  @HttpCode(200)
  @ForStaff('staff.invite')
  @ApiOperation({ operationId: 'staffInviteStaff', summary: 'Invite a colleague' })
  @ApiOkResponse({ type: StaffUserView })
  async invite(@CurrentActor() actor: Actor, @Body() input: InviteStaffInput): Promise<StaffUserView> {
    const { id } = await this.inviteStaff.execute(actor, input);
    return this.lists.one(userList, id);
  }

  /** Changes or removes a user's staff role and ends their sessions. Problem: identity/not-yourself. */
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

  /**
   * Removes a person's authenticator app, recovery codes and passkeys, ends their sessions and emails them a link.
   * Problem: identity/not-yourself.
   */
  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @ForStaff('staff.reset-second-factor')
  @ApiOperation({ operationId: 'staffResetSecondFactor', summary: 'Reset a user’s second factor' })
  @ApiOkResponse({ type: StaffUserView })
  async reset(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.resetFactor.execute(actor, id);
    return this.lists.one(userList, id);
  }
}
