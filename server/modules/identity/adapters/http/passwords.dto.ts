import { IsString, MaxLength } from 'class-validator';
import { newPasswordLength } from '../../../../contract/rules/constants.js';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { IfGiven } from '../../../../shared/http/if-given.js';

const emailMessage = { message: 'Please enter a valid email address.' };
const { max } = newPasswordLength;
const newPasswordMessage = { message: `Please choose a password of at most ${max} characters.` };

export class RequestPasswordResetInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class CompletePasswordResetInput {
  /** What stands after `token=` in the mailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This is not the token of a mailed link.' })
  token: string;

  /** The address that the link was sent to. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

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
