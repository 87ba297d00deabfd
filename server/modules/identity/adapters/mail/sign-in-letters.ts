import type { Config } from '../../../../config.js';
import { freshProofMinutes } from '../../../../contract/rules/constants.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { type LetterCatalogue, madeUp, type Mailer, type SampleReader } from '../../../../shared/mail/index.js';
import { linkMinutes } from '../../domain/sign-in-link.js';
import { createUser, type User } from '../../domain/user.js';
import { SignInMails } from '../../ports/sign-in-links.js';

/** The page that a mailed link opens. Opening it uses nothing up; the page itself asks for that. */
export const quickLoginAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/quick-login?token=${token}`;

/** The page on which someone who is signed in confirms that it is they. */
const proofAddress = (publicUrl: string, token: string): string => `${publicUrl}/app/confirm?token=${token}`;

/** The page on which a new password is chosen, with its token. */
const passwordResetAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/password-reset?token=${token}`;

const daysOfInvitation = linkMinutes.invitation / (24 * 60);

export class LetterSignInMails extends SignInMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async sendLink({ email, name }: User, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.sign-in-link',
      to: email,
      subject: 'Sign in to Tastemaker',
      heading: `Hello ${name}`,
      paragraphs: ['Use the button below to sign in to Tastemaker.'],
      button: { label: 'Sign in', url: quickLoginAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${linkMinutes['sign-in']} minutes. If you didn’t ask for it, you can ignore this email.`,
    });
  }

  async sendPasswordReset({ email, name }: User, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.password-reset',
      to: email,
      subject: 'Reset your Tastemaker password',
      heading: `Hello ${name}`,
      paragraphs: [
        'Use the button below to choose a new password for Tastemaker.',
        'You’ll be signed out everywhere else.',
      ],
      button: { label: 'Choose a new password', url: passwordResetAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${linkMinutes['password-reset']} minutes. If you didn’t ask for it, you can ignore this email: your password hasn’t changed.`,
    });
  }

  async sendStaffInvitation({ email, name }: User, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.staff-invitation',
      to: email,
      subject: 'Your Tastemaker staff account',
      heading: `Welcome, ${name}`,
      paragraphs: [
        'You now have an account on the Tastemaker staff panel.',
        'The button below signs you in. You may be asked to set up an authenticator app first, so have your phone to hand.',
      ],
      button: { label: 'Open the staff panel', url: quickLoginAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${daysOfInvitation} days. If you weren’t expecting it, please tell the colleague who runs Tastemaker.`,
    });
  }

  async sendProof({ email, name }: User, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.proof',
      to: email,
      subject: 'Confirm a change to your Tastemaker account',
      heading: `Hello ${name}`,
      paragraphs: [
        'You’re about to make a change to your account that needs a second check.',
        'Confirm that it’s you, then go back to the page you came from.',
      ],
      button: { label: 'Confirm it’s me', url: proofAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${freshProofMinutes} minutes. If this wasn’t you, don’t confirm. Sign out everywhere on your account page.`,
    });
  }

  async sendInvitation({ email, name }: User, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.invitation',
      to: email,
      subject: 'You’re invited to Tastemaker',
      heading: `Welcome, ${name}`,
      paragraphs: [
        'You have been invited to Tastemaker, where restaurants, hotels and other brands work with creators.',
        'No password needed: the button below signs you in.',
      ],
      button: { label: 'Accept the invitation', url: quickLoginAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${daysOfInvitation} days. If you weren’t expecting it, you can ignore this email.`,
    });
  }
}

const { email, now, token } = madeUp;

/** What is written about accounts. */
export class IdentityLetterSamples {
  constructor(
    catalogue: LetterCatalogue,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    catalogue.add((mailer, reader) => this.write(mailer, reader));
  }

  private async write(mailer: Mailer, reader: SampleReader): Promise<void> {
    const [user] = createUser({ email, name: reader.name }, theProduct, now);
    const signIn = new LetterSignInMails(mailer, this.config);
    await signIn.sendLink(user, token);
    await signIn.sendPasswordReset(user, token);
    await signIn.sendInvitation(user, token);
    await signIn.sendStaffInvitation(user, token);
    await signIn.sendProof(user, token);
  }
}
