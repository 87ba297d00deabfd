import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../config.js';
import { Clock } from '../kernel/index.js';
import { Public } from './policy.js';
import { SettingsView } from './settings.dto.js';

@ApiTags('portal')
@Controller('api/v1/settings')
export class SettingsController {
  private readonly settings: Omit<SettingsView, 'now'>;

  constructor(
    { supportEmail, support, supportPhone, liveChat, monitoringDsn, links, oidc, stripe, disclosureFolds }: Config,
    private readonly clock: Clock,
  ) {
    const { training = null, reportBug = null, facebook = null, instagram = null, tiktok = null } = links;
    const { whatsapp = null, sms = null } = support;
    this.settings = {
      supportEmail,
      outsideSignIn: oidc?.label ?? null,
      support: { whatsapp, instagram: support.instagram ?? null, sms, phone: supportPhone ?? null },
      liveChatScriptUrl: liveChat.scriptUrl ?? null,
      monitoringDsn,
      disclosureFolds,
      cardScriptUrl: stripe.apiUrl ? '/sandbox/stripe/js' : 'https://js.stripe.com/v3/',
      links: { training, reportBug, facebook, instagram, tiktok },
    };
  }

  /** What the operator has configured and everybody may know; a link or address that is not set is null. */
  @Get()
  @Public()
  @ApiOperation({ operationId: 'getSettings', summary: 'What everybody may know' })
  @ApiOkResponse({ type: SettingsView })
  get(): SettingsView {
    return { ...this.settings, now: this.clock.now().toISOString() };
  }
}
