import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { isPublic } from '../../../../contract/lists/growing.js';
import { type SettingId, settingIds } from '../../../../contract/rules/settings.js';
import { CurrentActor, ForStaff, Public } from '../../../../shared/http/policy.js';
import { type Actor, Clock, mayAsStaff } from '../../../../shared/kernel/index.js';
import { SupportAddress } from '../../../../shared/mail/index.js';
import { ListAdditionService } from '../../use-cases/list-addition-service.js';
import { SettingService } from '../../use-cases/setting-service.js';
import { ChangeSettingInput, SettingsView, StaffSettingList, type StaffSettingView } from './settings.dto.js';

@ApiTags('portal')
@Controller('api/v1/settings')
export class SettingsController {
  private readonly fixed: Omit<SettingsView, 'now' | 'supportEmail' | 'support' | 'links' | 'lists'>;

  constructor(
    { liveChat, oidc, stripe, disclosureFolds, ...config }: Config,
    private readonly settings: SettingService,
    private readonly support: SupportAddress,
    private readonly lists: ListAdditionService,
    private readonly clock: Clock,
  ) {
    this.fixed = {
      outsideSignIn: oidc?.label ?? null,
      liveChatScriptUrl: liveChat.scriptUrl ?? null,
      monitoringDsn: config.monitoringDsn,
      sessionReplay: config.monitoringPassesOn,
      productAnalytics: config.productAnalytics ?? null,
      disclosureFolds,
      cardScriptUrl: stripe.apiUrl ? '/sandbox/stripe/js' : 'https://js.stripe.com/v3/',
    };
  }

  /** What is configured and everybody may know; a link or address that is not set is null. */
  @Get()
  @Public()
  @ApiOperation({ operationId: 'getSettings', summary: 'What everybody may know' })
  @ApiOkResponse({ type: SettingsView })
  async get(): Promise<SettingsView> {
    const value = async (id: SettingId) => (await this.settings.get(id)).value;
    return {
      ...this.fixed,
      supportEmail: await this.support.email(),
      support: {
        whatsapp: await value('supportWhatsapp'),
        instagram: await value('supportInstagram'),
        sms: await value('supportSms'),
        phone: await value('supportPhone'),
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
}

/** What staff may set for everybody. */
@ApiTags('staff')
@Controller('api/v1/admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: SettingService) {}

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
