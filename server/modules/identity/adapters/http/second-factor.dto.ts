import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class SecondFactorView {
  /** Whether an authenticator app is set up. */
  enrolled: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
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
