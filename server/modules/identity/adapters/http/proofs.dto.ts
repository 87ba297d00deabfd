import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const ways = ['code', 'password', 'link'] as const;

export class ProofStateView {
  /** Whether the last proof still counts. */
  fresh: boolean;
  /** Until when this session may do what takes something away. */
  @ApiProperty({ type: String, format: 'date-time' })
  freshUntil: Date;
  /** How this person can prove that it is they, the quickest way first. */
  @ApiProperty({ enum: ways, isArray: true })
  ways: (typeof ways)[number][];
}

export class ProofPasswordInput {
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'A password has at most 256 characters.' })
  password: string;
}

export class ProofLinkInput {
  /** What stands after `token=` in the mailed link. */
  @IsString({ message: 'The token of the mailed link is missing.' })
  @MaxLength(200, { message: 'This is not the token of a mailed link.' })
  token: string;
}
