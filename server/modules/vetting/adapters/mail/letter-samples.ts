import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp } from '../../../../shared/mail/index.js';
import { LetterReviewMails } from './letter-review-mails.js';
import { LetterClaimMails } from './letter-claim-mails.js';

/** What is written to those who say that a profile is theirs, and about the review of a profile. */
export class VettingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer, { name }) => {
      const mails = new LetterClaimMails(mailer, config);
      const claimant = { userId: madeUp.id, email: madeUp.email, name };
      await mails.tellConfirmed(claimant, madeUp.handle);
      await mails.tellRefused(claimant, madeUp.handle, 'The code was not in the bio when we looked.');
      const members = { membersOf: async () => [claimant] };
      const reviews = new LetterReviewMails(mailer, members, config);
      await reviews.tellSentBack(madeUp.id, madeUp.handle, 'The pictures show somebody else.');
    });
  }
}
