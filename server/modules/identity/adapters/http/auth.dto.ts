import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { newPasswordLength } from '../../../../contract/rules/constants.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfGiven, IsSmallObject, OneLine } from '../../../../shared/http/field-rules.js';
import { Id, SomeOf } from '../../../../shared/http/view-fields.js';
import { type ProofWay, proofWays } from '../../domain/user.js';
import type { ProofState } from '../../use-cases/proof-service.js';
import type { SecondFactorState } from '../../use-cases/second-factor.js';

const emailMessage = { message: 'Please enter a valid email address.' };

/** Whitespace and case are ignored. */
export class RequestLinkInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class VerifyLinkInput {
  /** The value of `token=` in the emailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This isn’t the token of a mailed link.' })
  token: string;

  /** The address the link was sent to. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class PasswordInput extends RequestLinkInput {
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password can have up to 256 characters.' })
  password: string;
}

const { max } = newPasswordLength;
const newPasswordMessage = { message: `Please choose a password of at most ${max} characters.` };

export class RequestPasswordResetInput extends RequestLinkInput {}

export class CompletePasswordResetInput extends VerifyLinkInput {
  /** 8 to 256 characters; common passwords are refused. */
  @IsString({ message: 'Please choose a new password.' })
  @MaxLength(max, newPasswordMessage)
  password: string;
}

export class ChangePasswordInput {
  /** Required if you already have a password. */
  @IfGiven()
  @IsString({ message: 'Please enter your current password.' })
  @MaxLength(max, { message: `A password can have up to ${max} characters.` })
  currentPassword?: string;

  /** 8 to 256 characters; common passwords are refused. */
  @IsString({ message: 'Please choose a new password.' })
  @MaxLength(max, newPasswordMessage)
  password: string;
}

export class PasswordStateView {
  /** Whether the person has a password, in addition to sign-in links, which always work. */
  exists: boolean;
}

/** Where the browser goes to sign in. */
export class DepartureView {
  /** The provider's sign-in page, with everything it needs to know. */
  address: string;
}

export class SecondFactorView implements SecondFactorState {
  /** Whether an authenticator app is set up. */
  enrolled: boolean;
  enrolledAt: Date | null;
  recoveryCodesLeft: number;
  /** Whether staff must have an app here. */
  compulsory: boolean;
}

/** Shown once, to be put into an authenticator app. */
export class NewAppView {
  /** The secret in base32, for typing. */
  secret: string;
  /** The address for scanning: `otpauth://totp/…`. */
  address: string;
}

export class CodeInput {
  /** Six digits from the app, or a recovery code where accepted. Whitespace, dashes and case are ignored. */
  @IsString({ message: 'Please enter the code.' })
  @MaxLength(40, { message: 'This isn’t a code.' })
  code: string;
}

export class RecoveryCodesView {
  /** Each code works once instead of the app. They are never shown again. */
  codes: string[];
}

export class ProofStateView implements ProofState {
  /** Whether the last proof is still valid. */
  fresh: boolean;
  /** Until when this session can do what needs a proof of identity. */
  freshUntil: Date;
  /** The ways this person can prove their identity, quickest first. */
  @SomeOf(proofWays)
  ways: ProofWay[];
}

export class ProofPasswordInput {
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password can have up to 256 characters.' })
  password: string;
}

export class ProofLinkInput {
  /** The value of `token=` in the emailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This isn’t the token of a mailed link.' })
  token: string;
}

/** The browser's `PublicKeyCredential`, as its `toJSON()` gives it. */
const Answer = () => applyDecorators(ApiProperty({ type: 'object', additionalProperties: true }), IsSmallObject());

export class CeremonyView {
  /** For `navigator.credentials`, in the JSON of WebAuthn. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: Record<string, unknown>;
}

export class PasskeyAnswerInput {
  /** What the browser answers to the options: a `PublicKeyCredential` as JSON. */
  @Answer()
  answer: Record<string, unknown>;
}

export class RenamePasskeyInput {
  @OneLine(textLimits.passkeyName)
  name: string;
}

export class AddPasskeyInput extends PasskeyAnswerInput {
  /** Defaults to the browser and system, such as `Chrome on Android`. */
  @IfGiven()
  @OneLine(textLimits.passkeyName)
  name?: string;
}

export class PasskeyView {
  @Id()
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export class PasskeysView {
  /** The newest first. */
  items: PasskeyView[];
}

export class WaitingEmailView {
  /** The new address, which has been sent a link. */
  email: string;
  /** Until when the link works. */
  expiresAt: Date;
}

export class EmailView {
  email: string;
  /** `null` if no change is waiting to be confirmed. */
  change: WaitingEmailView | null;
}
