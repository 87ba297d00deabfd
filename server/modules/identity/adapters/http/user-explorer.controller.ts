import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import {
  contentRange,
  StaffFacetsInput,
  StaffFacetsView,
  StaffListInput,
} from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffUsers } from '../../ports/staff-users.js';
import { HelpPerson } from '../../use-cases/help-person.js';
import { LinkProfiles } from '../../use-cases/change-links.js';
import { SetUserAccess } from '../../use-cases/set-user-access.js';
import { LinkProfileInput, StaffUserView, UnlinkProfileInput, userCsv } from './user-explorer.dto.js';

const resource = 'user-explorer';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class UserExplorerController {
  constructor(
    private readonly users: StaffUsers,
    private readonly setUserAccess: SetUserAccess,
    private readonly help: HelpPerson,
    private readonly profiles: LinkProfiles,
  ) {}

  /** All people. Sort: id, email, name, createdAt, lastSeenAt. Filter: id, q, staffRole, staff (true: staff only), profileUid, disabled. */
  @Get()
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListUsers', summary: 'All people' })
  @ApiOkResponse({ type: [StaffUserView] })
  async list(
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly StaffUserView[]> {
    const page = await this.users.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** How many there are of each option of the filters beside the list. */
  @Get('facets')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountUsers', summary: 'How many people there are of each option' })
  @ApiOkResponse({ type: StaffFacetsView })
  facets(@Query() query: StaffFacetsInput): Promise<StaffFacetsView> {
    return this.users.facets(query);
  }

  /** The same as a CSV file: exactly what the filter leaves, in its order, however much it is. */
  @Get('rows.csv')
  @MayReadReplica()
  @ForStaff('look')
  @AnswersCsv()
  @ApiOperation({ operationId: 'staffExportUsers', summary: 'All people as CSV' })
  export(@Query() query: StaffListInput): Promise<StreamableFile> {
    return csvFile('users.csv', userCsv, this.users.all(query));
  }

  /** One person as staff see them. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetUser', summary: 'One person' })
  @ApiOkResponse({ type: StaffUserView })
  get(@IdParam() id: string): Promise<StaffUserView> {
    return this.users.get(id);
  }

  /** Shuts a person out and ends all their sessions at once. Problem: identity/not-yourself. */
  @Post(':id/disable')
  @HttpCode(200)
  @ForStaff('person.disable')
  @ApiOperation({ operationId: 'staffDisableUser', summary: 'Disable one person' })
  @ApiOkResponse({ type: StaffUserView })
  async disable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'disable');
    return this.users.get(id);
  }

  /** Lets a person sign in again. */
  @Post(':id/enable')
  @HttpCode(200)
  @ForStaff('person.enable')
  @ApiOperation({ operationId: 'staffEnableUser', summary: 'Enable one person' })
  @ApiOkResponse({ type: StaffUserView })
  async enable(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.setUserAccess.execute(actor, id, 'enable');
    return this.users.get(id);
  }

  /** Signs a person out everywhere, at once. Problem: identity/not-yourself. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @ForStaff('person.end-sessions')
  @ApiOperation({ operationId: 'staffEndSessions', summary: 'Sign one person out everywhere' })
  @ApiOkResponse({ type: StaffUserView })
  async endSessions(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.help.endSessionsOf(actor, id);
    return this.users.get(id);
  }

  /** Mails a sign-in link to a person. Problem: identity/access-disabled. */
  @Post(':id/send-link')
  @HttpCode(200)
  @ForStaff('person.send-link')
  @ApiOperation({ operationId: 'staffSendLink', summary: 'Mail a sign-in link to one person' })
  @ApiOkResponse({ type: StaffUserView })
  async sendLink(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffUserView> {
    await this.help.sendLink(actor, id);
    return this.users.get(id);
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
    return this.users.get(id);
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
    return this.users.get(id);
  }
}
