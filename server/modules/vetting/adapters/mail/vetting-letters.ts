import type { Config } from '../../../../config.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import { type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';

type Person = Readonly<{ email: string; name: string }>;

/** Emails to claimants. */
export class ClaimLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async tellConfirmed({ email, name }: Person, influencerId: string, handle: string): Promise<void> {
    await this.mailer.send({
      id: 'profiles.claim-confirmed',
      to: email,
      subject: `The profile @${handle} is yours`,
      heading: `Hello ${name}`,
      paragraphs: [
        `We found your code, so the profile @${handle} is now yours to manage. You can take the code out of your bio.`,
        'Have a look at what we already had, correct anything that’s wrong, and add what brands should see.',
      ],
      button: {
        label: 'Open my profile',
        url: forProfile(`${this.config.publicUrl}/app/profile-editor`, influencerId),
      },
    });
  }

  async tellRefused({ email, name }: Person, handle: string, reason: string): Promise<void> {
    await this.mailer.send({
      id: 'profiles.claim-refused',
      to: email,
      subject: `Your claim to the profile @${handle}`,
      heading: `Hello ${name}`,
      paragraphs: [
        `We couldn’t confirm that the profile @${handle} is yours.`,
        reason,
        'If that’s a mistake, sign in and claim it again, or message our support team in your chats.',
      ],
      button: { label: 'Sign in', url: `${this.config.publicUrl}/app` },
    });
  }
}

/** Emails to an influencer's people about a review. */
export class ReviewLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** To everyone who can act for them, if anyone. */
  async tellSentBack(influencerId: string, handle: string, reason: string): Promise<void> {
    for (const { email, name } of await this.identity.membersOf(influencerId))
      await this.mailer.send({
        id: 'profiles.sent-back',
        to: email,
        subject: `Please update the profile @${handle}`,
        heading: `Hello ${name}`,
        paragraphs: [
          `We’ve reviewed the profile @${handle}, and brands can’t find it for now. Here’s why:`,
          reason,
          'Please put this right. We’ll review it again once you’ve saved a change.',
        ],
        button: {
          label: 'Open my profile',
          url: forProfile(`${this.config.publicUrl}/app/profile-editor`, influencerId),
        },
      });
  }
}

/** Emails about claims of profiles, and about reviews. */
export class VettingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer, { name }) => {
      const mails = new ClaimLetters(mailer, config);
      const claimant = { userId: madeUp.id, email: madeUp.email, name };
      await mails.tellConfirmed(claimant, madeUp.id, madeUp.handle);
      await mails.tellRefused(claimant, madeUp.handle, 'The code was not in the bio when we looked.');
      const members = { membersOf: async () => [claimant] };
      const reviews = new ReviewLetters(mailer, members, config);
      await reviews.tellSentBack(madeUp.id, madeUp.handle, 'The pictures show someone else.');
    });
  }
}
