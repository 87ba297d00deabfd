import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { savedListName } from '../../../../contract/rules/influencer-lists.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencerLists } from '../../ports/staff-influencer-lists.js';
import { SaveInfluencer } from '../../use-cases/save-influencer.js';
import { SavedInfluencersView } from './brand-lists.dto.js';

/** Whom the brand has marked with the heart: those on its list "Saved". Problem of all: billing/feature-locked (403). */
@ApiTags('portal')
@Controller('api/v1/saved-influencers')
@Needs('influencerBrowser')
export class SavedInfluencersController {
  constructor(
    private readonly lists: StaffInfluencerLists,
    private readonly saving: SaveInfluencer,
  ) {}

  /** All of them, in the order of the list. */
  @Get()
  @For('brand')
  @ApiOperation({ operationId: 'listSavedInfluencers', summary: 'Whom the brand has saved' })
  @ApiOkResponse({ type: SavedInfluencersView })
  async list(@CurrentActor() actor: Actor): Promise<SavedInfluencersView> {
    return { ids: await this.lists.onListNamed(actor.profile!.uid, savedListName) };
  }

  /** Puts the influencer onto the list "Saved", which begins with the first. Problems: profiles/list-full, profiles/too-many-lists (409). */
  @Put(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'saveInfluencer', summary: 'Save an influencer' })
  save(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saving.save(actor, id);
  }

  /** Takes the influencer off that list. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'unsaveInfluencer', summary: 'No longer save an influencer' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saving.forget(actor, id);
  }
}
