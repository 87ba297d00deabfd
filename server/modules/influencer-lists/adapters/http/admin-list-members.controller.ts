import { Body, Controller, Get, Header, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { contentRange, StaffListInput } from '../../../../shared/staff-list/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { ChangeListMembers } from '../../use-cases/change-list-members.js';
import {
  AddedMembersView,
  ImportListMembersInput,
  ListMembersInput,
  MoveListMemberInput,
  NoteListMemberInput,
  StaffInfluencerListView,
  StaffListMemberView,
} from './influencer-lists.dto.js';
import { listCsv } from './list-csv.js';

const everybody = '[0,999]';

/** Who is on a list of influencers, in which order, and what is said of them. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-list-explorer/:id')
export class AdminListMembersController {
  constructor(
    private readonly lists: StaffInfluencerLists,
    private readonly members: ChangeListMembers,
  ) {}

  /** Those on a list. Sort: place, handle, followers, addedAt. Filter: q (name, handle), vote (said by any link). */
  @Get('members')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListListMembers', summary: 'The influencers on a list' })
  @ApiOkResponse({ type: [StaffListMemberView] })
  async list(
    @IdParam() id: string,
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffListMemberView[]> {
    await this.lists.get(id);
    const page = await this.lists.members(id, query);
    void reply.header('content-range', contentRange('members', page));
    return page.rows;
  }

  /** The same as a CSV file, all of them: 1,000 at most. Takes the same sort and filter. */
  @Get('members.csv')
  @ForStaff('look')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({ operationId: 'staffExportListMembers', summary: 'The influencers on a list as CSV' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async export(
    @IdParam() id: string,
    @Query() { sort, filter }: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name } = await this.lists.get(id);
    const { rows } = await this.lists.members(id, { sort, filter, range: everybody });
    const file = encodeURIComponent(`${name}.csv`);
    void reply.header('content-disposition', `attachment; filename="list.csv"; filename*=UTF-8''${file}`);
    return listCsv(rows);
  }

  /** Puts influencers onto the list, at its end; who is there stays. Problem: profiles/list-full. */
  @Post('members')
  @HttpCode(200)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffAddListMembers', summary: 'Add influencers to a list' })
  @ApiOkResponse({ type: AddedMembersView })
  add(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerIds }: ListMembersInput,
  ): Promise<AddedMembersView> {
    return this.members.add(actor, id, influencerIds);
  }

  /** Puts those onto the list whose handles are in a text or a CSV file. Problem: profiles/list-full. */
  @Post('import')
  @HttpCode(200)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffImportListMembers', summary: 'Add influencers to a list by their handles' })
  @ApiOkResponse({ type: AddedMembersView })
  import(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { text }: ImportListMembersInput,
  ): Promise<AddedMembersView> {
    return this.members.addHandles(actor, id, text);
  }

  /** Takes influencers off the list. */
  @Post('remove')
  @HttpCode(200)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffRemoveListMembers', summary: 'Take influencers off a list' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async remove(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerIds }: ListMembersInput,
  ): Promise<StaffInfluencerListView> {
    await this.members.remove(actor, id, influencerIds);
    return this.lists.get(id);
  }

  /** Puts one of them at another place. Problem: profiles/not-on-list. */
  @Post('move')
  @HttpCode(200)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffMoveListMember', summary: 'Move an influencer within a list' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerId, place }: MoveListMemberInput,
  ): Promise<StaffInfluencerListView> {
    await this.members.move(actor, id, influencerId, place);
    return this.lists.get(id);
  }

  /** Notes something beside one of them, for staff alone. Problem: profiles/not-on-list. */
  @Put('members/:influencerId')
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffNoteListMember', summary: 'Note something beside an influencer on a list' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async note(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('influencerId') influencerId: string,
    @Body() { note }: NoteListMemberInput,
  ): Promise<StaffInfluencerListView> {
    await this.members.note(actor, id, influencerId, note);
    return this.lists.get(id);
  }
}
