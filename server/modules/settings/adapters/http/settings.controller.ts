import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type SettingId, settingIds } from '../../../../contract/rules/settings.js';
import { FeatureGate } from '../../../../shared/http/feature.guard.js';
import { CurrentActor, CurrentSession, ForStaff, Public } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { type RowList, RowListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { SettingService } from '../../use-cases/setting-service.js';
import { ChangeSettingInput, SettingsView, StaffSettingView } from './settings.dto.js';
import { ShownSettings } from './shown-settings.js';

@ApiTags('portal')
@Controller('api/v1/settings')
export class SettingsController {
  constructor(
    private readonly shown: ShownSettings,
    private readonly settings: SettingService,
    private readonly gate: FeatureGate,
    private readonly clock: Clock,
  ) {}

  /** Returns the public configuration. A link or address that isn't set is `null`. */
  @Get()
  @Public()
  @ApiOperation({ operationId: 'getSettings', summary: 'Get public settings' })
  @ApiOkResponse({ type: SettingsView })
  async get(@CurrentSession() session: Session | null): Promise<SettingsView> {
    const settings = await this.shown.shown();
    const phone = (await this.mayCall(session)) ? (await this.settings.get('supportPhone')).value : null;
    return { ...settings, support: { ...settings.support, phone }, now: this.clock.now().toISOString() };
  }

  private async mayCall(session: Session | null): Promise<boolean> {
    const { role, profile } = session?.actor ?? {};
    return role === 'brand' && profile !== undefined && this.gate.has(profile.uid, 'priorityPhoneSupport');
  }
}

const settingList: RowList<StaffSettingView> = {
  resource: 'settings',
  row: StaffSettingView,
  names: { one: 'Setting', many: 'Settings' },
  titles: { one: 'a setting', many: 'settings' },
  about: 'Returns the value in effect, the value set by staff, and the value from the server’s environment.',
  members: ['id', 'value', 'set', 'given'],
  derived: ['value', 'given'],
};

/** What staff may set for everyone. */
@ApiTags('staff')
@Controller(`api/v1/admin/${settingList.resource}`)
export class AdminSettingsController extends RowListController(settingList) {
  constructor(private readonly settings: SettingService) {
    super();
  }

  /**
   * Sets or hides a setting, or returns it to the environment's value. Others see the change within seconds. Problem:
   * settings/bad-value.
   */
  @Put(':id')
  @TakesRecord(ChangeSettingInput)
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffChangeSetting', summary: 'Update a setting' })
  @ApiParam({ name: 'id', enum: settingIds, description: 'The setting.' })
  @ApiOkResponse({ type: StaffSettingView })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', new ParseEnumPipe(settingIds, { errorHttpStatusCode: 404 })) id: SettingId,
    @Body() record: unknown,
  ): Promise<StaffSettingView> {
    const { set } = await this.changesIn(ChangeSettingInput, record, id, actor);
    await this.settings.change(actor, id, set);
    return this.view(id);
  }

  protected override rows(): Promise<StaffSettingView[]> {
    return Promise.all(settingIds.map((id) => this.view(id)));
  }

  private async view(id: SettingId): Promise<StaffSettingView> {
    return { id, ...(await this.settings.get(id)) };
  }
}
