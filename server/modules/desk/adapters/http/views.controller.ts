import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { View } from '../../domain/view.js';
import { SavedViewService } from '../../use-cases/saved-view-service.js';
import { KeepViewInput, SavedView, SavedViewList, SavedViewsQuery } from './views.dto.js';

const shown = ({ id, name, query, shared, ownerId }: View, { userId }: Actor): SavedView => ({
  ...{ id, name, query, shared },
  own: ownerId === userId,
});

/** How staff like to look at their lists. */
@ApiTags('staff')
@Controller('api/v1/admin/saved-views')
export class ViewsController {
  constructor(private readonly views: SavedViewService) {}

  /** One's own, and those that colleagues share. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListViews', summary: 'Saved views of a list' })
  @ApiOkResponse({ type: SavedViewList })
  async list(@CurrentActor() actor: Actor, @Query() { resource }: SavedViewsQuery): Promise<SavedViewList> {
    return { items: (await this.views.of(actor, resource)).map((view) => shown(view, actor)) };
  }

  /** Problems: desk/view-name-taken, desk/too-many-views. */
  @Post()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffKeepView', summary: 'Save a view' })
  @ApiCreatedResponse({ type: SavedView })
  async keep(@CurrentActor() actor: Actor, @Body() input: KeepViewInput): Promise<SavedView> {
    return shown(await this.views.keep(actor, input), actor);
  }

  /** One's own. */
  @Delete(':id')
  @HttpCode(204)
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffRemoveView', summary: 'Remove a saved view' })
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.views.remove(actor, id);
  }
}
