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

/** White space and capitals, as typed or pasted, are forgiven. */
export class RequestLinkInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class VerifyLinkInput {
  /** What follows `token=` in the mailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This is not the token of a mailed link.' })
  token: string;

  /** The address that the link was sent to. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class PasswordInput extends RequestLinkInput {
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password has at most 256 characters.' })
  password: string;
}

const { max } = newPasswordLength;
const newPasswordMessage = { message: `Please choose a password of at most ${max} characters.` };

export class RequestPasswordResetInput extends RequestLinkInput {}

export class CompletePasswordResetInput extends VerifyLinkInput {
  /** 8 to 256 characters, not a common one. */
  @IsString({ message: 'Please choose a new password.' })
  @MaxLength(max, newPasswordMessage)
  password: string;
}

export class ChangePasswordInput {
  /** Needed by who has a password already. */
  @IfGiven()
  @IsString({ message: 'Please enter your current password.' })
  @MaxLength(max, { message: `A password has at most ${max} characters.` })
  currentPassword?: string;

  /** 8 to 256 characters, not a common one. */
  @IsString({ message: 'Please choose a new password.' })
  @MaxLength(max, newPasswordMessage)
  password: string;
}

export class PasswordStateView {
  /** Whether the person has a password, beside the links that always work. */
  exists: boolean;
}

/** Where the browser goes to sign in. */
export class DepartureView {
  /** The provider's own page, with all that it needs to know. */
  address: string;
}

export class SecondFactorView implements SecondFactorState {
  /** Whether an authenticator app is set up. */
  enrolled: boolean;
  enrolledAt: Date | null;
  recoveryCodesLeft: number;
  /** Staff must have an app here. */
  compulsory: boolean;
}

/** Shown once, to be put into an authenticator app. */
export class NewAppView {
  /** In base32, for who types it. */
  secret: string;
  /** `otpauth://totp/…`, for who scans it. */
  address: string;
}

export class CodeInput {
  /** Six digits of the app or, where it says so, a recovery code. White space, dashes and capitals are forgiven. */
  @IsString({ message: 'Please enter the code.' })
  @MaxLength(40, { message: 'This is not a code.' })
  code: string;
}

export class RecoveryCodesView {
  /** Each works once in place of the app. They are never shown again. */
  codes: string[];
}

export class ProofStateView implements ProofState {
  /** Whether the last proof still counts. */
  fresh: boolean;
  /** Until when this session may do what takes something away. */
  freshUntil: Date;
  /** How this person can prove that it is they, the quickest way first. */
  @SomeOf(proofWays)
  ways: ProofWay[];
}

export class ProofPasswordInput {
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password has at most 256 characters.' })
  password: string;
}

export class ProofLinkInput {
  /** What follows `token=` in the mailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This is not the token of a mailed link.' })
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
  /** Left out, it is called by browser and system, such as `Chrome on Android`. */
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
  /** Null when no change waits to be confirmed. */
  change: WaitingEmailView | null;
}
