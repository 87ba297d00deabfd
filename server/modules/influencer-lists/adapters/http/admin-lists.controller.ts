import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import {
  answerPage,
  ApiStaffPage,
  StaffListController,
  StaffListInput,
  TakesRecord,
} from '../../../../shared/staff-list/index.js';
import { InfluencerListService } from '../../use-cases/influencer-list-service.js';
import { ListMembersService } from '../../use-cases/list-members-service.js';
import { InfluencerListQueries } from '../queries/influencer-list.queries.js';
import { influencerListList, listMemberList } from '../staff-lists/influencer-lists.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { broughtHandles, listFile } from './list-files.js';
import {
  AddedMembersView,
  CreateInfluencerListInput,
  ImportListMembersInput,
  ListMembersInput,
  MoveListMemberInput,
  NoteListMemberInput,
  StaffInfluencerListView,
  StaffListMemberView,
  UpdateInfluencerListInput,
} from './influencer-lists.dto.js';

/** Lists of influencers that staff keep. */
@ApiTags('staff')
@Controller(`api/v1/admin/${influencerListList.resource}`)
export class AdminInfluencerListsController extends StaffListController(influencerListList) {
  constructor(private readonly keep: InfluencerListService) {
    super();
  }

  /** Creates a list. Problem: profiles/list-name-taken. */
  @Post()
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffCreateInfluencerList', summary: 'Create an influencer list' })
  @ApiCreatedResponse({ type: StaffInfluencerListView })
  async create(
    @CurrentActor() actor: Actor,
    @Body() input: CreateInfluencerListInput,
  ): Promise<StaffInfluencerListView> {
    const { id } = await this.keep.create(actor, input);
    return this.get(id);
  }

  /** Changes a list's name or notes. Problem: profiles/list-name-taken. */
  @Put(':id')
  @TakesRecord(UpdateInfluencerListInput)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffUpdateInfluencerList', summary: 'Rename a list or change its note' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() record: unknown,
  ): Promise<StaffInfluencerListView> {
    await this.keep.change(actor, id, await this.changesIn(UpdateInfluencerListInput, record, id));
    return this.get(id);
  }

  /** Deletes a list with its links and votes, and returns it. The influencers are kept. */
  @Delete(':id')
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffRemoveInfluencerList', summary: 'Delete an influencer list' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StaffInfluencerListView> {
    const was = await this.get(id);
    await this.keep.remove(actor, id);
    return was;
  }
}

const everybody = '[0,999]';

/** Who is on a list of influencers, in which order, and what is said of them. */
@ApiTags('staff')
@Controller(`api/v1/admin/${influencerListList.resource}/:id`)
export class AdminListMembersController {
  constructor(
    private readonly lists: InfluencerListQueries,
    private readonly members: ListMembersService,
  ) {}

  /**
   * Returns the influencers on a list. Sort: id, place, handle, followers, addedAt. Filter: id, q (name, handle), vote
   * (through any link).
   */
  @Get('members')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListListMembers', summary: 'List the influencers on a list' })
  @ApiStaffPage(StaffListMemberView)
  async list(
    @IdParam() id: string,
    @Query() query: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffListMemberView[]> {
    await this.lists.get(id);
    return answerPage(reply, listMemberList.resource, await this.lists.members(id, query));
  }

  /** Returns all influencers on a list as CSV; at most 1,000. Takes the same sort and filter. */
  @Get('members.csv')
  @ForStaff('look')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({ operationId: 'staffExportListMembers', summary: 'Download the influencers on a list as CSV' })
  @AnswersCsv()
  async export(
    @IdParam() id: string,
    @Query() { sort, filter }: StaffListInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name } = await this.lists.get(id);
    const { rows } = await this.lists.members(id, { sort, filter, range: everybody });
    return listFile(reply, name, rows);
  }

  /** Adds influencers to the end of the list. Those already on it keep their place. Problem: profiles/list-full. */
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

  /**
   * Adds the influencers whose handles are in a text or a file. Problems: profiles/list-full, profiles/unreadable-file.
   */
  @Post('import')
  @HttpCode(200)
  @TakesTable()
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffImportListMembers', summary: 'Add influencers to a list by handle' })
  @ApiOkResponse({ type: AddedMembersView })
  async import(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ImportListMembersInput,
  ): Promise<AddedMembersView> {
    return this.members.addHandles(actor, id, await broughtHandles(input));
  }

  /** Removes influencers from the list. */
  @Post('remove')
  @HttpCode(200)
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffRemoveListMembers', summary: 'Remove influencers from a list' })
  @ApiOkResponse({ type: StaffInfluencerListView })
  async remove(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerIds }: ListMembersInput,
  ): Promise<StaffInfluencerListView> {
    await this.members.remove(actor, id, influencerIds);
    return this.lists.get(id);
  }

  /** Moves an influencer to another place on the list. Problem: profiles/not-on-list. */
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

  /** Sets the note on an influencer, which only staff can see. Problem: profiles/not-on-list. */
  @Put('members/:influencerId')
  @ForStaff('list.change')
  @ApiOperation({ operationId: 'staffNoteListMember', summary: 'Add a note to an influencer on a list' })
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
