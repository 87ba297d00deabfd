import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type SettingId, settingIds } from '../../../../contract/rules/settings.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import { SettingsInForce } from '../../use-cases/settings-in-force.js';
import { ChangeSettingInput, StaffSettingList, type StaffSettingView } from './admin-settings.dto.js';

/** What staff may set for everybody. */
@ApiTags('staff')
@Controller('api/v1/admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: SettingsInForce) {}

  /** Every setting: what counts, what staff have set, and what the server's environment says. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListSettings', summary: 'What staff may set' })
  @ApiOkResponse({ type: StaffSettingList })
  async list(@CurrentActor() actor: Actor): Promise<StaffSettingList> {
    const items = await Promise.all(settingIds.map((id) => this.view(id)));
    return { items, mayChange: mayAsStaff(actor, 'settings.change') };
  }

  /** Sets one, hides it, or goes back to the environment. Others see it within seconds. Problem: settings/bad-value. */
  @Put(':setting')
  @ForStaff('settings.change')
  @ApiOperation({ operationId: 'staffChangeSetting', summary: 'Change a setting' })
  @ApiParam({ name: 'setting', enum: settingIds })
  @ApiOkResponse({ type: StaffSettingList })
  async change(
    @CurrentActor() actor: Actor,
    @Param('setting', new ParseEnumPipe(settingIds, { errorHttpStatusCode: 404 })) id: SettingId,
    @Body() { value }: ChangeSettingInput,
  ): Promise<StaffSettingList> {
    await this.settings.change(actor, id, value);
    return this.list(actor);
  }

  private async view(id: SettingId): Promise<StaffSettingView> {
    return { id, ...(await this.settings.get(id)) };
  }
}
