import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { savedListName } from '../../../../contract/rules/influencer-lists.js';
import { AnswersCsv } from '../../../../shared/http/csv-file.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { InfluencerListService } from '../../use-cases/influencer-list-service.js';
import { ListMembersService } from '../../use-cases/list-members-service.js';
import { SavedInfluencersService } from '../../use-cases/saved-influencers-service.js';
import { InfluencerListQueries } from '../queries/influencer-list.queries.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { broughtHandles, listFile } from './list-files.js';
import {
  AddedMembersView,
  BrandListsQuery,
  BrandListView,
  CreateInfluencerListInput,
  ImportListMembersInput,
  ListMembersInput,
  MoveListMemberInput,
  NoteListMemberInput,
  OpenBrandListView,
  SavedInfluencersView,
  UpdateInfluencerListInput,
} from './influencer-lists.dto.js';

/**
 * Lists of influencers that a brand keeps; nobody else knows of them. The routes look like those of staff, but policy, answers and
 * words differ in each. Problem of all: billing/feature-locked (403).
 */
@ApiTags('portal')
@Controller('api/v1/influencer-lists')
@Needs('influencerBrowser')
export class BrandListsController {
  constructor(
    private readonly lists: InfluencerListQueries,
    private readonly keep: InfluencerListService,
    private readonly members: ListMembersService,
  ) {}

  /** Returns all your brand's lists, most recently changed first; at most 200. */
  @Get()
  @For('brand')
  @ApiOperation({ operationId: 'listInfluencerLists', summary: 'List your influencer lists' })
  @ApiOkResponse({ type: [BrandListView] })
  list(@CurrentActor() actor: Actor, @Query() { influencer }: BrandListsQuery): Promise<BrandListView[]> {
    return this.lists.ofBrand(actor.profile!.uid, influencer);
  }

  /** Returns a list with all its influencers. */
  @Get(':id')
  @For('brand')
  @ApiOperation({ operationId: 'getInfluencerList', summary: 'Get an influencer list' })
  @ApiOkResponse({ type: OpenBrandListView })
  async get(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OpenBrandListView> {
    const list = await this.lists.oneOfBrand(actor.profile!.uid, id);
    return { ...list, people: await this.lists.openMembers(id) };
  }

  /** Returns the influencers on a list as CSV, in a form that can be imported again. */
  @Get(':id/members.csv')
  @For('brand')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({ operationId: 'exportInfluencerList', summary: 'Download an influencer list as CSV' })
  @AnswersCsv()
  async export(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, people } = await this.get(actor, id);
    return listFile(reply, name, people);
  }

  /** Creates a list. A brand can have at most 200. Problems: profiles/list-name-taken, profiles/too-many-lists. */
  @Post()
  @For('brand')
  @ApiOperation({ operationId: 'createInfluencerList', summary: 'Create an influencer list' })
  @ApiCreatedResponse({ type: BrandListView })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateInfluencerListInput): Promise<BrandListView> {
    const { id } = await this.keep.create(actor, input);
    return this.lists.oneOfBrand(actor.profile!.uid, id);
  }

  /** Changes a list's name or notes. Problems: profiles/list-not-found, profiles/list-name-taken. */
  @Put(':id')
  @For('brand')
  @ApiOperation({ operationId: 'updateInfluencerList', summary: 'Rename a list or change its note' })
  @ApiOkResponse({ type: BrandListView })
  async update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: UpdateInfluencerListInput,
  ): Promise<BrandListView> {
    await this.keep.change(actor, id, input);
    return this.lists.oneOfBrand(actor.profile!.uid, id);
  }

  /** Deletes a list with its links and votes. The influencers are kept. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'removeInfluencerList', summary: 'Delete an influencer list' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.keep.remove(actor, id);
  }

  /** Adds influencers to the end of the list. Those already on it keep their place. Problem: profiles/list-full. */
  @Post(':id/members')
  @HttpCode(200)
  @For('brand')
  @ApiOperation({ operationId: 'addListMembers', summary: 'Add influencers to a list' })
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
  @Post(':id/import')
  @HttpCode(200)
  @TakesTable()
  @For('brand')
  @ApiOperation({ operationId: 'importListMembers', summary: 'Add influencers to a list by handle' })
  @ApiOkResponse({ type: AddedMembersView })
  async import(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ImportListMembersInput,
  ): Promise<AddedMembersView> {
    return this.members.addHandles(actor, id, await broughtHandles(input));
  }

  /** Removes influencers from the list. */
  @Post(':id/remove')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'removeListMembers', summary: 'Remove influencers from a list' })
  takeOff(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerIds }: ListMembersInput,
  ): Promise<void> {
    return this.members.remove(actor, id, influencerIds);
  }

  /** Moves an influencer to another place on the list. Problem: profiles/not-on-list. */
  @Post(':id/move')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'moveListMember', summary: 'Move an influencer within a list' })
  move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { influencerId, place }: MoveListMemberInput,
  ): Promise<void> {
    return this.members.move(actor, id, influencerId, place);
  }

  /** Sets the note on an influencer, which only your brand can see. Problem: profiles/not-on-list. */
  @Put(':id/members/:influencerId')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'noteListMember', summary: 'Add a note to an influencer on a list' })
  note(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('influencerId') influencerId: string,
    @Body() { note }: NoteListMemberInput,
  ): Promise<void> {
    return this.members.note(actor, id, influencerId, note);
  }
}

/** Whom the brand has marked with the heart: those on its list "Saved". Problem of all: billing/feature-locked (403). */
@ApiTags('portal')
@Controller('api/v1/saved-influencers')
@Needs('influencerBrowser')
export class SavedInfluencersController {
  constructor(
    private readonly lists: InfluencerListQueries,
    private readonly saving: SavedInfluencersService,
  ) {}

  /** Returns the ids of all saved influencers, in the order of the list. */
  @Get()
  @For('brand')
  @ApiOperation({ operationId: 'listSavedInfluencers', summary: 'List saved influencers' })
  @ApiOkResponse({ type: SavedInfluencersView })
  async list(@CurrentActor() actor: Actor): Promise<SavedInfluencersView> {
    return { ids: await this.lists.onListNamed(actor.profile!.uid, savedListName) };
  }

  /**
   * Adds the influencer to the list "Saved", which is created for the first. Problems: profiles/list-full,
   * profiles/too-many-lists (409).
   */
  @Put(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'saveInfluencer', summary: 'Save an influencer' })
  save(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saving.save(actor, id);
  }

  /** Removes the influencer from the list "Saved". */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'unsaveInfluencer', summary: 'Unsave an influencer' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saving.forget(actor, id);
  }
}
