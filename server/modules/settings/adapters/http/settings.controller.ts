import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { isPublic } from '../../../../contract/lists/growing.js';
import { type SettingId, settingIds } from '../../../../contract/rules/settings.js';
import { FeatureGate } from '../../../../shared/http/feature.guard.js';
import { CurrentActor, CurrentSession, ForStaff, Public } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { SupportAddress } from '../../../../shared/mail/index.js';
import { type RowList, RowListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { ListAdditionService } from '../../use-cases/list-addition-service.js';
import { SettingService } from '../../use-cases/setting-service.js';
import { ChangeSettingInput, SettingsView, StaffSettingView } from './settings.dto.js';

@ApiTags('portal')
@Controller('api/v1/settings')
export class SettingsController {
  private readonly fixed: Omit<SettingsView, 'now' | 'supportEmail' | 'support' | 'links' | 'lists'>;

  constructor(
    { liveChat, oidc, stripe, disclosureFolds, ...config }: Config,
    private readonly settings: SettingService,
    private readonly support: SupportAddress,
    private readonly lists: ListAdditionService,
    private readonly gate: FeatureGate,
    private readonly clock: Clock,
  ) {
    this.fixed = {
      outsideSignIn: oidc?.label ?? null,
      liveChatScriptUrl: liveChat.scriptUrl ?? null,
      monitoringDsn: config.monitoringDsn,
      sessionReplay: config.monitoringPassesOn,
      productAnalytics: config.productAnalytics ?? null,
      mapTiles: config.mapTiles ?? null,
      disclosureFolds,
      vat: config.vat.prices,
      cardScriptUrl: stripe.apiUrl ? '/sandbox/stripe/js' : 'https://js.stripe.com/v3/',
    };
  }

  /** Returns the public configuration. A link or address that isn't set is `null`. */
  @Get()
  @Public()
  @ApiOperation({ operationId: 'getSettings', summary: 'Get public settings' })
  @ApiOkResponse({ type: SettingsView })
  async get(@CurrentSession() session: Session | null): Promise<SettingsView> {
    const value = async (id: SettingId) => (await this.settings.get(id)).value;
    return {
      ...this.fixed,
      supportEmail: await this.support.email(),
      support: {
        whatsapp: await value('supportWhatsapp'),
        instagram: await value('supportInstagram'),
        sms: await value('supportSms'),
        phone: (await this.mayCall(session)) ? await value('supportPhone') : null,
      },
      links: {
        training: await value('trainingUrl'),
        reportBug: await value('reportBugUrl'),
        facebook: await value('facebookUrl'),
        instagram: await value('instagramUrl'),
        tiktok: await value('tiktokUrl'),
      },
      lists: this.lists.additions.filter(({ list }) => isPublic(list)),
      now: this.clock.now().toISOString(),
    };
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
