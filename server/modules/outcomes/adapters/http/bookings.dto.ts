import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfAny, IfGiven, IsDay, NumberOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Day, Moment, OneOf, Whole } from '../../../../shared/http/view-fields.js';
import { Column, TableFileInput, TableReportView, Where } from '../../../../shared/tables/table-import.dto.js';
import type { BookingMapping } from '../../domain/bookings-table.js';
import { type GuestKind, guestKinds } from '../../domain/guests.js';
import { type BookingOrder, bookingUses } from '../../use-cases/import-bookings.js';
import { longestUrl, RedeemInput } from './outcomes.dto.js';

export class ResultSettingsDto {
  /** Where links lead unless a Collab has its own address; `null` if you haven't said. */
  @IfAny()
  @Trimmed()
  @IsString()
  @Length(1, longestUrl, { message: 'Please enter a full address, beginning with https://.' })
  @ApiProperty({ type: String, nullable: true, maxLength: longestUrl })
  targetUrl: string | null;

  /** What remains of a guest's bill after costs, in per cent; `null` if you haven't said. */
  @IfAny()
  @IsInt({ message: 'Please enter a whole number from 0 to 100.' })
  @Min(0, { message: 'Please enter a whole number from 0 to 100.' })
  @Max(100, { message: 'Please enter a whole number from 0 to 100.' })
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: 100 })
  marginPercent: number | null;
}

export class BookingHookView {
  /** The address to which your booking system posts. */
  url: string;
  @Moment()
  createdAt: string;
}

export class CurrentBookingHookView {
  /** `null` if you have none. */
  @ApiProperty({ type: BookingHookView, nullable: true })
  hook: BookingHookView | null;
}

export class NewBookingHookView extends BookingHookView {
  /** Signs each message according to Standard Webhooks. Shown only once. */
  secret: string;
}

export class BookedGuestsInput extends PickType(RedeemInput, [
  ...(['said', 'venueId', 'at', 'covers', 'spendPence', 'externalId'] as const),
]) {
  @IsIn(guestKinds)
  @OneOf(guestKinds)
  kind: GuestKind;
}

export class BookedDayInput {
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId: string;
  @IsDay()
  @Day()
  day: string;
  @NumberOf(0, 20_000, 'Please enter a number from 0 to 20000.')
  covers: number;
}

const mostEntries = 100;

export class BookingMessageInput {
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(mostEntries)
  @ValidateNested({ each: true })
  @Type(() => BookedGuestsInput)
  guests?: BookedGuestsInput[];

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(mostEntries)
  @ValidateNested({ each: true })
  @Type(() => BookedDayInput)
  days?: BookedDayInput[];
}

export class RejectedBookingView {
  /** The entry's place among the guests, from 0. */
  @Whole()
  index: number;
  code: string;
  detail: string;
}

export class BookingReceiptView {
  @Whole()
  counted: number;
  /** Guests that had already been counted. */
  @Whole()
  known: number;
  /** Days that are new or differ. */
  @Whole()
  days: number;
  rejected: RejectedBookingView[];
}

/** Each field's column, counted from 0. Null uses none; a field left out is found by the columns' names. */
export class BookingColumnsInput {
  @Column()
  day?: number | null;
  @Column()
  time?: number | null;
  @Column()
  covers?: number | null;
  /** A creator's word or code that the guests used. */
  @Column()
  word?: number | null;
  /** How the guests say they heard of you. */
  @Column()
  heard?: number | null;
  /** What they spent, in pounds. */
  @Column()
  spend?: number | null;
  /** Your own id for the booking. */
  @Column()
  reference?: number | null;
  /** The name of your venue. */
  @Column()
  venue?: number | null;
}

export class ImportBookingsInput extends TableFileInput {
  /** Whether rows are guests whom creators sent, or all covers, which are added up by day. */
  @IsIn(bookingUses)
  @OneOf(bookingUses)
  use: BookingOrder['use'];

  /** The venue of rows that name none. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => BookingColumnsInput)
  columns?: BookingColumnsInput;
}

export class BookingColumnsView implements BookingMapping {
  @Where()
  day: number | null;
  @Where()
  time: number | null;
  @Where()
  covers: number | null;
  @Where()
  word: number | null;
  @Where()
  heard: number | null;
  @Where()
  spend: number | null;
  @Where()
  reference: number | null;
  @Where()
  venue: number | null;
}

export class BookingImportView extends TableReportView {
  /** The column used for each field. */
  columns: BookingColumnsView;
}
