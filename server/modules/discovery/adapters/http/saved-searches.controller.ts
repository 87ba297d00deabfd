import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { SavedSearch, SearchDetails } from '../../domain/saved-search.js';
import { SavedSearchRepository } from '../../ports/repositories.js';
import { ChangeSearch, KeepSearch, RemoveSearch } from '../../use-cases/saved-searches.js';
import { listsOf } from './filter-of.js';
import { SavedSearchInput, SavedSearchView, type SearchFilterDto } from './saved-searches.dto.js';

const toSavedSearchView = ({ id, name, filter, updatedAt }: SavedSearch): SavedSearchView => ({
  id,
  name,
  filter: filter as SearchFilterDto,
  updatedAt: updatedAt.toISOString(),
});

/** Only what narrows is kept. */
const detailsOf = ({ name, filter }: SavedSearchInput): SearchDetails => {
  const { exclude, q, sort, offer, exclusions } = filter;
  return {
    name,
    filter: {
      ...listsOf(filter),
      ...(exclude?.length ? { exclude } : {}),
      ...(q?.trim() ? { q: q.trim() } : {}),
      ...(sort ? { sort } : {}),
      ...(offer ? { offer } : {}),
      ...(exclusions === 'off' ? { exclusions } : {}),
    },
  };
};

/** The searches that the brand in whose name one is signed in keeps. */
@ApiTags('portal')
@Controller('api/v1/saved-searches')
@Needs('influencerBrowser')
export class SavedSearchesController {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly keepSearch: KeepSearch,
    private readonly changeSearch: ChangeSearch,
    private readonly removeSearch: RemoveSearch,
  ) {}

  /** Returns all your saved searches by name; at most 50. */
  @Get()
  @For('brand')
  @ApiOperation({ operationId: 'listSavedSearches', summary: 'List your saved searches' })
  @ApiOkResponse({ type: [SavedSearchView] })
  async list(@CurrentActor() actor: Actor): Promise<SavedSearchView[]> {
    return (await this.searches.ofBrand(actor.profile!.uid)).map(toSavedSearchView);
  }

  /**
   * Saves a search for your brand's whole team. Problems: discovery/search-name-taken, discovery/too-many-searches
   * (409).
   */
  @Post()
  @For('brand')
  @ApiOperation({ operationId: 'keepSearch', summary: 'Save a search' })
  @ApiCreatedResponse({ type: SavedSearchView })
  async keep(@CurrentActor() actor: Actor, @Body() input: SavedSearchInput): Promise<SavedSearchView> {
    return toSavedSearchView(await this.keepSearch.execute(actor, actor.profile!.uid, detailsOf(input)));
  }

  /** Replaces a search's name and filters. Problems: discovery/search-name-taken, discovery/search-stale (409). */
  @Put(':id')
  @For('brand')
  @ApiOperation({ operationId: 'changeSearch', summary: 'Update a saved search' })
  @ApiOkResponse({ type: SavedSearchView })
  async change(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: SavedSearchInput,
  ): Promise<SavedSearchView> {
    return toSavedSearchView(await this.changeSearch.execute(actor, id, detailsOf(input)));
  }

  /** Removes a saved search. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'removeSearch', summary: 'Remove a saved search' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.removeSearch.execute(actor, id);
  }
}
