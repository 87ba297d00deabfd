import { IsString, MaxLength } from 'class-validator';
import { maxEmailLength } from '../../../../contract/rules/email.js';

const emailMessage = { message: 'Please enter a valid email address.' };

/** White space and capitals, as typed or pasted, are forgiven. */
export class RequestLinkInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class VerifyLinkInput {
  /** What stands after `token=` in the mailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This is not the token of a mailed link.' })
  token: string;

  /** The address that the link was sent to. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

export class PasswordInput {
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password has at most 256 characters.' })
  password: string;
}
