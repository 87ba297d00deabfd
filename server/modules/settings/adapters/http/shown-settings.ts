import type { Config } from '../../../../config.js';
import { isPublic } from '../../../../contract/lists/growing.js';
import type { SettingId } from '../../../../contract/rules/settings.js';
import { PublicSettings } from '../../../../shared/http/portal-page.js';
import type { SupportAddress } from '../../../../shared/mail/index.js';
import type { ListAdditionService } from '../../use-cases/list-addition-service.js';
import type { SettingService } from '../../use-cases/setting-service.js';
import type { SettingsView } from './settings.dto.js';

export class ShownSettings extends PublicSettings {
  private readonly fixed: Omit<SettingsView, 'now' | 'supportEmail' | 'support' | 'links' | 'lists'>;

  constructor(
    { liveChat, oidc, stripe, disclosureFolds, ...config }: Config,
    private readonly settings: SettingService,
    private readonly support: SupportAddress,
    private readonly lists: ListAdditionService,
  ) {
    super();
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

  async shown(): Promise<Omit<SettingsView, 'now'>> {
    const value = async (id: SettingId) => (await this.settings.get(id)).value;
    return {
      ...this.fixed,
      supportEmail: await this.support.email(),
      support: {
        whatsapp: await value('supportWhatsapp'),
        instagram: await value('supportInstagram'),
        sms: await value('supportSms'),
        phone: null,
      },
      links: {
        training: await value('trainingUrl'),
        reportBug: await value('reportBugUrl'),
        facebook: await value('facebookUrl'),
        instagram: await value('instagramUrl'),
        tiktok: await value('tiktokUrl'),
      },
      lists: this.lists.additions.filter(({ list }) => isPublic(list)),
    };
  }
}
