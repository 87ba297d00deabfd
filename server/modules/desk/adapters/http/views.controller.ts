import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type RowList, RowListController } from '../../../../shared/staff-list/index.js';
import { deskErrors } from '../../domain/desk.errors.js';
import type { View } from '../../domain/view.js';
import { SavedViewService } from '../../use-cases/saved-view-service.js';
import { KeepViewInput, SavedView } from './views.dto.js';

const viewList: RowList<SavedView> = {
  resource: 'saved-views',
  row: SavedView,
  names: { one: 'View', many: 'Views' },
  titles: { one: 'a saved view', many: 'your saved views and those shared by colleagues' },
  members: ['id', 'resource', 'name', 'shared', 'own'],
  notFound: deskErrors.viewNotFound,
};

const shown = ({ id, resource, name, query, shared, ownerId }: View, { userId }: Actor): SavedView => ({
  ...{ id, resource, name, query, shared },
  own: ownerId === userId,
});

/** How staff like to look at their lists. */
@ApiTags('staff')
@Controller(`api/v1/admin/${viewList.resource}`)
export class ViewsController extends RowListController(viewList) {
  constructor(private readonly views: SavedViewService) {
    super();
  }

  /** Saves a view. Problems: desk/view-name-taken, desk/too-many-views. */
  @Post()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffKeepView', summary: 'Save a view' })
  @ApiCreatedResponse({ type: SavedView })
  async keep(@CurrentActor() actor: Actor, @Body() input: KeepViewInput): Promise<SavedView> {
    return shown(await this.views.keep(actor, input), actor);
  }

  /** Deletes one of your saved views and returns it. */
  @Delete(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffRemoveView', summary: 'Delete a saved view' })
  @ApiOkResponse({ type: SavedView })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<SavedView> {
    const was = await this.get(actor, id);
    await this.views.remove(actor, id);
    return was;
  }

  protected override async rows(actor: Actor): Promise<SavedView[]> {
    return (await this.views.of(actor)).map((view) => shown(view, actor));
  }
}
