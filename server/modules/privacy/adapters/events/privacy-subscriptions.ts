import type { EventBus } from '../../../../shared/events/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { ForgetExports } from '../../use-cases/data-exports.js';
import type { EraseDueAccounts, ForgetProfile } from '../../use-cases/erase.js';

/** How privacy reacts to events and deadlines. */
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
