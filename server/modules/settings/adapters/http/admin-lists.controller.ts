import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Addition } from '../../../../contract/lists/index.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type RowList, RowListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { settingsErrors } from '../../domain/settings.errors.js';
import { ListAdditionService } from '../../use-cases/list-addition-service.js';
import { AddToListInput, ChangeAdditionInput, StaffAdditionView } from './admin-lists.dto.js';

const additionList: RowList<StaffAdditionView> = {
  resource: 'list-additions',
  row: StaffAdditionView,
  names: { one: 'Addition', many: 'Additions' },
  titles: { one: 'an option added by staff', many: 'options added by staff' },
  about:
    'Includes withdrawn options, in the order in which they were added. The built-in options are in this document.',
  members: ['id', 'list', 'option', 'label', 'withdrawn'],
  stored: ['id', 'list', 'option', 'lat', 'lng'],
  notFound: settingsErrors.notListed,
};

/** The same option can be in two lists. */
const toView = ({ id, list, ...addition }: Addition): StaffAdditionView => ({
  ...{ id: `${list}.${id}`, list, option: id },
  ...addition,
});

/** The cities, categories and account managers that staff have added to those that are built in. */
@ApiTags('staff')
@Controller(`api/v1/admin/${additionList.resource}`)
export class AdminListsController extends RowListController(additionList) {
  constructor(private readonly additions: ListAdditionService) {
    super();
  }

  /**
   * Adds a city, a category or an account manager, which can be chosen within seconds. Problems: settings/bad-label,
   * settings/already-listed, settings/point-needed, settings/list-full.
   */
  @Post()
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffAddToList', summary: 'Add an option to a list' })
  @ApiCreatedResponse({ type: StaffAdditionView })
  async add(@CurrentActor() actor: Actor, @Body() input: AddToListInput): Promise<StaffAdditionView> {
    return toView(await this.additions.add(actor, input));
  }

  /**
   * Renames, withdraws or restores an option that staff have added. Problems: settings/not-listed, settings/bad-label,
   * settings/already-listed, settings/built-in-name.
   */
  @Put(':id')
  @TakesRecord(ChangeAdditionInput)
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffChangeAddition', summary: 'Update an option added by staff' })
  @ApiOkResponse({ type: StaffAdditionView })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() record: unknown,
  ): Promise<StaffAdditionView> {
    const changes = await this.changesIn(ChangeAdditionInput, record, id, actor);
    const { list, option } = await this.get(actor, id);
    await this.additions.change(actor, list, option, changes);
    return this.get(actor, id);
  }

  protected override rows(): StaffAdditionView[] {
    return this.additions.additions.map(toView);
  }
}
