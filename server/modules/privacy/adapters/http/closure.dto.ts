import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

export class CloseAccountInput {
  /** Uids of the brands that are closed with the account: those of which the person is the only owner. */
  @ApiProperty({ type: [String], format: 'uuid' })
  @IsArray({ message: 'Please give a list of brands; it may be empty.' })
  @ArrayMaxSize(100, { message: 'Please give at most 100 brands.' })
  @IsUUID(undefined, { each: true, message: 'A brand is named by its uid.' })
  closeBrands: string[];
}

export class ClosingView {
  @ApiProperty({ format: 'date-time' })
  requestedAt: string;
  /** Until then the person may keep the account. */
  @ApiProperty({ format: 'date-time' })
  erasesAt: string;
}

export class OwnBrandView {
  uid: string;
  name: string;
}

export class ClosureView {
  /** Null unless the account is being closed. */
  @ApiProperty({ type: ClosingView, nullable: true })
  closing: ClosingView | null;
  /** Brands of which the person is the only owner. */
  @ApiProperty({ type: [OwnBrandView] })
  brands: OwnBrandView[];
}

/** `{}`: it is done, and there is nothing to tell. */
export class KeptView {}
