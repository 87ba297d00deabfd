import type { Config } from '../../../../config.js';
import type { Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import { ReviewMails } from '../../ports/review-mails.js';

export class LetterReviewMails extends ReviewMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async tellSentBack(influencerId: string, handle: string, reason: string): Promise<void> {
    for (const { email, name } of await this.identity.membersOf(influencerId))
      await this.mailer.send({
        id: 'profiles.sent-back',
        to: email,
        subject: `Please look at the profile @${handle} again`,
        heading: `Hello ${name}`,
        paragraphs: [
          `We have looked at the profile @${handle}, and brands do not find it for now. This is why:`,
          reason,
          'Please put it right. We look at it again as soon as you have saved a change.',
        ],
        button: { label: 'Open my profile', url: `${this.config.publicUrl}/app/profile-editor` },
      });
  }
}
