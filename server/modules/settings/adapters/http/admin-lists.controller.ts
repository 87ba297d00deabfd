import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { growingLists } from '../../../../contract/lists/growing.js';
import type { GrowingList } from '../../../../contract/lists/index.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import { ListAdditionService } from '../../use-cases/list-addition-service.js';
import { AddToListInput, ChangeAdditionInput, ListAdditionList } from './admin-lists.dto.js';

/** The cities, categories and account managers that staff have added to those that are built in. */
@ApiTags('staff')
@Controller('api/v1/admin/list-additions')
export class AdminListsController {
  constructor(private readonly lists: ListAdditionService) {}

  /** All of them, with those that have been withdrawn. What is built in stands in the description of the API. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListAdditions', summary: 'What staff have added to lists' })
  @ApiOkResponse({ type: ListAdditionList })
  list(@CurrentActor() actor: Actor): ListAdditionList {
    return { items: [...this.lists.additions], mayChange: mayAsStaff(actor, 'settings.change') };
  }

  /**
   * Adds a city, a category or an account manager; whoever may choose one finds it within seconds. Problems: settings/bad-label, settings/already-listed,
   * settings/point-needed, settings/list-full.
   */
  @Post()
  @HttpCode(200)
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffAddToList', summary: 'Add to a list' })
  @ApiOkResponse({ type: ListAdditionList })
  async add(@CurrentActor() actor: Actor, @Body() input: AddToListInput): Promise<ListAdditionList> {
    await this.lists.add(actor, input);
    return this.list(actor);
  }

  /**
   * Renames, withdraws or brings back what staff have added. Problems: settings/not-listed, settings/bad-label,
   * settings/already-listed, settings/built-in-name.
   */
  @Patch(':list/:id')
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffChangeAddition', summary: 'Rename, withdraw or bring back an addition' })
  @ApiParam({ name: 'list', enum: growingLists, description: 'Which list.' })
  @ApiParam({ name: 'id', description: 'The id of what was added.' })
  @ApiOkResponse({ type: ListAdditionList })
  async change(
    @CurrentActor() actor: Actor,
    @Param('list', new ParseEnumPipe(growingLists, { errorHttpStatusCode: 404 })) list: GrowingList,
    @Param('id') id: string,
    @Body() changes: ChangeAdditionInput,
  ): Promise<ListAdditionList> {
    await this.lists.change(actor, list, id, changes);
    return this.list(actor);
  }
}
