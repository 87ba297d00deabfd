import type { Config } from '../../../../config.js';
import { freshProofMinutes } from '../../../../contract/rules/constants.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import {
  type LetterCatalogue,
  madeUp,
  type Mailer,
  type SampleReader,
  type SupportAddress,
} from '../../../../shared/mail/index.js';
import { emailChangeHours, emailUndoDays, linkMinutes } from '../../domain/sign-in-link.js';
import { createUser, type User } from '../../domain/user.js';
import { SignInMails } from '../../ports/sign-in-links.js';

/** The page that an emailed link opens. Opening it doesn't consume the link; the page asks for confirmation. */
export const quickLoginAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/quick-login?token=${token}`;

/** The page on which a signed-in person reauthenticates. */
const proofAddress = (publicUrl: string, token: string): string => `${publicUrl}/app/confirm?token=${token}`;

/** The page on which a signed-in person confirms a new email address. */
const emailChangeAddress = (publicUrl: string, token: string): string => `${publicUrl}/app/confirm?email=${token}`;

/** The page on which anyone with the link can undo a change of email address. */
const emailUndoAddress = (publicUrl: string, token: string): string => `${publicUrl}/keep-email?token=${token}`;

/** The page for setting a new password, with its token. */
const passwordResetAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/password-reset?token=${token}`;

const daysOfInvitation = linkMinutes.invitation / (24 * 60);

export class LetterSignInMails extends SignInMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly support: SupportAddress,
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

  async sendDisabled({ email, name }: User): Promise<void> {
    await this.mailer.send({
      id: 'identity.disabled',
      to: email,
      subject: 'Your Tastemaker account is disabled',
      heading: `Hello ${name}`,
      paragraphs: [
        'You asked for a link, but your account has been disabled, so you can’t sign in.',
        `To find out why, or to have it enabled again, write to ${await this.support.email()}.`,
      ],
      smallPrint: 'If you didn’t ask for a link, you can ignore this email.',
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

  async sendPasskeyAdded({ email, name }: User, passkey: string): Promise<void> {
    await this.sendPasskeyNotice('identity.passkey-added', { email, name }, [
      `A passkey called “${passkey}” was added to your account. It signs you in without a link or password.`,
    ]);
  }

  async sendPasskeyRemoved({ email, name }: User, passkey: string): Promise<void> {
    await this.sendPasskeyNotice('identity.passkey-removed', { email, name }, [
      `The passkey called “${passkey}” was removed from your account and no longer signs you in.`,
      'Your device may still offer it. You can delete it there as well.',
    ]);
  }

  async sendEmailChange({ name }: User, newEmail: string, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.email-change',
      to: newEmail,
      subject: 'Confirm your new email address',
      heading: `Hello ${name}`,
      paragraphs: [
        'You asked to use this address for your Tastemaker account.',
        'Open the link in a browser where you’re signed in. Until you confirm, nothing changes.',
      ],
      button: { label: 'Confirm this address', url: emailChangeAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${emailChangeHours} hours. If you didn’t ask for it, you can ignore this email.`,
    });
  }

  async sendEmailChanged({ name, email }: User, oldEmail: string, token: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.email-changed',
      to: oldEmail,
      subject: 'Your Tastemaker email address has changed',
      heading: `Hello ${name}`,
      paragraphs: [
        `Your account now uses ${email}. We won’t email this address again.`,
        `If this wasn’t you, undo it within ${emailUndoDays} days. Everyone will be signed out, and your password, passkeys and API keys will be removed.`,
      ],
      button: { label: 'Undo this change', url: emailUndoAddress(this.config.publicUrl, token) },
      smallPrint: `Need help? Write to ${await this.support.email()}.`,
    });
  }

  private async sendPasskeyNotice(
    id: 'identity.passkey-added' | 'identity.passkey-removed',
    { email, name }: Pick<User, 'email' | 'name'>,
    paragraphs: string[],
  ): Promise<void> {
    await this.mailer.send({
      id,
      to: email,
      subject:
        id === 'identity.passkey-added'
          ? 'A passkey was added to your account'
          : 'A passkey was removed from your account',
      heading: `Hello ${name}`,
      paragraphs,
      button: { label: 'Review how you sign in', url: `${this.config.publicUrl}/app/account` },
      smallPrint: `If this wasn’t you, sign out everywhere on that page and write to ${await this.support.email()}.`,
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

/** Emails about accounts. */
export class IdentityLetterSamples {
  constructor(
    catalogue: LetterCatalogue,
    private readonly support: SupportAddress,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    catalogue.add((mailer, reader) => this.write(mailer, reader));
  }

  private async write(mailer: Mailer, reader: SampleReader): Promise<void> {
    const [user] = createUser({ email, name: reader.name }, theProduct, now);
    const signIn = new LetterSignInMails(mailer, this.support, this.config);
    await signIn.sendLink(user, token);
    await signIn.sendPasswordReset(user, token);
    await signIn.sendDisabled(user);
    await signIn.sendInvitation(user, token);
    await signIn.sendStaffInvitation(user, token);
    await signIn.sendProof(user, token);
    await signIn.sendPasskeyAdded(user, 'Chrome on Android');
    await signIn.sendPasskeyRemoved(user, 'Chrome on Android');
    await signIn.sendEmailChange(user, email, token);
    await signIn.sendEmailChanged(user, email, token);
  }
}
