import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { HelpPerson } from '../../use-cases/help-person.js';
import { LinkProfiles } from '../../use-cases/change-links.js';
import { SetUserAccess } from '../../use-cases/set-user-access.js';
import { userList } from '../staff-lists/user-list.js';
import { LinkProfileInput, StaffUserView, UnlinkProfileInput } from './user-explorer.dto.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${userList.resource}`)
export class UserExplorerController extends StaffListController(userList) {
  constructor(
    private readonly setUserAccess: SetUserAccess,
    private readonly help: HelpPerson,
    private readonly profiles: LinkProfiles,
  ) {
    super();
  }

  /** Shuts a person out and ends all their sessions at once. Problem: identity/not-yourself. */
  @Post(':id/disable')
  @HttpCode(200)
  @ForStaff('person.disable')
  @ApiOperation({ operationId: 'staffDisableUser', summary: 'Disable one person' })
  @ApiOkResponse({ type: StaffUserView })
  async disable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'disable');
    return this.get(id);
  }

  /** Lets a person sign in again. */
  @Post(':id/enable')
  @HttpCode(200)
  @ForStaff('person.enable')
  @ApiOperation({ operationId: 'staffEnableUser', summary: 'Enable one person' })
  @ApiOkResponse({ type: StaffUserView })
  async enable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'enable');
    return this.get(id);
  }

  /** Signs a person out everywhere, at once. Problem: identity/not-yourself. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @ForStaff('person.end-sessions')
  @ApiOperation({ operationId: 'staffEndSessions', summary: 'Sign one person out everywhere' })
  @ApiOkResponse({ type: StaffUserView })
  async endSessions(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.help.endSessionsOf(actor, id);
    return this.get(id);
  }

  /** Mails a sign-in link to a person. Problem: identity/access-disabled. */
  @Post(':id/send-link')
  @HttpCode(200)
  @ForStaff('person.send-link')
  @ApiOperation({ operationId: 'staffSendLink', summary: 'Mail a sign-in link to one person' })
  @ApiOkResponse({ type: StaffUserView })
  async sendLink(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.help.sendLink(actor, id);
    return this.get(id);
  }

  /** Lets a person act for a profile. Problems: identity/not-your-profile (no such profile), identity/staff-act-as-themselves. */
  @Post(':id/link-profile')
  @HttpCode(200)
  @ForStaff('person.link-profile')
  @ApiOperation({ operationId: 'staffLinkProfile', summary: 'Link a profile to one person' })
  @ApiOkResponse({ type: StaffUserView })
  async link(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { uid, type, role }: LinkProfileInput,
  ): Promise<StaffUserView> {
    await this.profiles.link(actor, id, { profile: { uid, type }, kind: 'linked', role });
    return this.get(id);
  }

  /** Takes a profile away from a person; open sessions lose it at once. Problem: identity/not-your-profile. */
  @Post(':id/unlink-profile')
  @HttpCode(200)
  @ForStaff('person.unlink-profile')
  @ApiOperation({ operationId: 'staffUnlinkProfile', summary: 'Unlink a profile from one person' })
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
