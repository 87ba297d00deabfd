import type { Config } from '../../../../config.js';
import { SupportAddress } from '../../../../shared/mail/index.js';
import type { SettingService } from '../../use-cases/setting-service.js';

export class SettingsSupportAddress extends SupportAddress {
  constructor(
    private readonly settings: Pick<SettingService, 'get'>,
    private readonly given: Pick<Config, 'supportEmail'>,
  ) {
    super();
  }

  async email(): Promise<string> {
    return (await this.settings.get('supportEmail')).value ?? this.given.supportEmail;
  }
}
