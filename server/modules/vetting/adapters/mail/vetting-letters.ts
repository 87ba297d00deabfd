import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';

type Person = Readonly<{ email: string; name: string }>;

/** What claimants are told by mail. */
export class ClaimLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async tellConfirmed({ email, name }: Person, handle: string): Promise<void> {
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

  async tellRefused({ email, name }: Person, handle: string, reason: string): Promise<void> {
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

/** What the people of an influencer are told about a review. */
export class ReviewLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** To everybody who acts for them; to nobody where nobody does. */
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
          'Please put this right. We’ll review it again once you’ve saved a change.',
        ],
        button: { label: 'Open my profile', url: `${this.config.publicUrl}/app/profile-editor` },
      });
  }
}

/** What is written to those who say that a profile is theirs, and about the review of a profile. */
export class VettingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer, { name }) => {
      const mails = new ClaimLetters(mailer, config);
      const claimant = { userId: madeUp.id, email: madeUp.email, name };
      await mails.tellConfirmed(claimant, madeUp.handle);
      await mails.tellRefused(claimant, madeUp.handle, 'The code was not in the bio when we looked.');
      const members = { membersOf: async () => [claimant] };
      const reviews = new ReviewLetters(mailer, members, config);
      await reviews.tellSentBack(madeUp.id, madeUp.handle, 'The pictures show someone else.');
    });
  }
}
