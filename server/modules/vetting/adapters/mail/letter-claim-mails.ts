import type { Config } from '../../../../config.js';
import type { Mailer } from '../../../../shared/mail/index.js';
import { ClaimMails } from '../../ports/claim-mails.js';
import type { Claimant } from '../../ports/claimants.js';

export class LetterClaimMails extends ClaimMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async tellConfirmed({ email, name }: Claimant, handle: string): Promise<void> {
    await this.mailer.send({
      id: 'profiles.claim-confirmed',
      to: email,
      subject: `The profile @${handle} is yours`,
      heading: `Hello ${name}`,
      paragraphs: [
        `We have found your code, and the profile @${handle} is in your hands now. You can take the code out of your bio.`,
        'Look through what we knew of you, correct it, and add what brands should see.',
      ],
      button: { label: 'Open my profile', url: `${this.config.publicUrl}/app/profile-editor` },
    });
  }

  async tellRefused({ email, name }: Claimant, handle: string, reason: string): Promise<void> {
    await this.mailer.send({
      id: 'profiles.claim-refused',
      to: email,
      subject: `We could not give you the profile @${handle}`,
      heading: `Hello ${name}`,
      paragraphs: [
        `We could not confirm that the profile @${handle} is yours.`,
        reason,
        'If that is a mistake, sign in and claim it again, or write to our support in your chats.',
      ],
      button: { label: 'Sign in', url: `${this.config.publicUrl}/app` },
    });
  }
}
