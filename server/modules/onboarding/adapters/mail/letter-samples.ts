import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type SupportAddress } from '../../../../shared/mail/index.js';
import type { Call } from '../../domain/call.js';
import { LetterCallMails } from './letter-call-mails.js';

const { brand, email, id, now, person, token } = madeUp;
const call: Call = {
  id,
  leadId: id,
  profileUid: null,
  kind: 'brand',
  name: person,
  email,
  company: brand,
  startsAt: new Date('2027-03-04T10:30:00Z'),
  state: 'booked',
  tokenHash: '',
  createdAt: now,
  updatedAt: now,
  version: 0,
};

/** What is written about calls, to the guest and to our people. */
export class OnboardingLetterSamples {
  constructor(catalogue: LetterCatalogue, support: SupportAddress, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer) => {
      const mails = new LetterCallMails(mailer, support, config);
      for (const news of ['booked', 'moved'] as const) await mails.tell(news, call, token);
      await mails.tellCancelled(call);
    });
  }
}
