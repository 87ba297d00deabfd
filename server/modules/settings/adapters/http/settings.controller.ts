import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { isPublic } from '../../../../contract/rules/list-additions.js';
import type { SettingId } from '../../../../contract/rules/settings.js';
import { Public } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import { SupportAddress } from '../../../../shared/mail/index.js';
import { GrownLists } from '../../use-cases/grown-lists.js';
import { SettingsInForce } from '../../use-cases/settings-in-force.js';
import { SettingsView } from './settings.dto.js';

@ApiTags('portal')
@Controller('api/v1/settings')
export class SettingsController {
  private readonly fixed: Omit<SettingsView, 'now' | 'supportEmail' | 'support' | 'links' | 'lists'>;

  constructor(
    { liveChat, oidc, stripe, disclosureFolds, ...config }: Config,
    private readonly settings: SettingsInForce,
    private readonly support: SupportAddress,
    private readonly lists: GrownLists,
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
