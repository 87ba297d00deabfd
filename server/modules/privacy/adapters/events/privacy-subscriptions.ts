import type { EventBus } from '../../../../shared/events/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { EraseDueAccounts } from '../../use-cases/erase-due-accounts.js';
import type { ForgetExports } from '../../use-cases/forget-exports.js';
import type { ForgetProfile } from '../../use-cases/forget-profile.js';

/** What privacy does when something has happened, or when time has run out. */
export class PrivacySubscriptions {
  constructor(
    bus: EventBus,
    due: DueWork,
    forgetProfile: ForgetProfile,
    eraseAccounts: EraseDueAccounts,
    forgetExports: ForgetExports,
  ) {
    bus.subscribe({
      id: 'privacy.forget-profile',
      hears: ['brand.erased', 'influencer.erased'],
      handle: ({ aggregate: { id: uid, type } }) => forgetProfile.execute({ uid, type: type as ProfileRef['type'] }),
    });
    due.add('privacy.erase-accounts', () => eraseAccounts.execute());
    due.add('privacy.forget-exports', () => forgetExports.execute());
  }
}
