import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { IsBase64, IsBoolean, IsString, IsUUID, Length } from 'class-validator';
import type { BillStatus, StandingBill } from '../../../../contract/rules/bill.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { DaySheetVisitView, DividedBillView, TypeBillInput } from '../../../collabs/index.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';

export class CheckInCodeView {
  /** Eight letters and digits, valid while they are shown and for as long again. */
  code: string;
  /** The content of the QR code: the address of the check-in page with the code. */
  url: string;
  @Moment()
  endsAt: string;
}

export class RegisterCheckInKeyInput {
  /** A public key for ECDSA on P-256: its SPKI in Base64. */
  @Length(100, 200, { message: 'Please send a P-256 public key as SPKI in Base64.' })
  @IsBase64({}, { message: 'Please send a P-256 public key as SPKI in Base64.' })
  @IsString()
  publicKey: string;

  /** Whether this phone takes the place of another, whose key is retired. */
  @IfGiven()
  @IsBoolean({ message: 'replace can be true or false.' })
  replace?: boolean;
}

export class CheckInKeyView {
  /** The venue that signed codes have to name; `null` if the offer has none. */
  venueId: string | null;
  /** The product's current time, by which the phone sets its codes. */
  @Moment()
  now: string;
}

export class CheckInLinkView {
  id: string;
  /** `null` for all of the brand's venues. */
  venueId: string | null;
  /** The address that venue staff open. */
  url: string;
  @Moment()
  createdAt: string;
}

export class CheckInLinkList {
  items: CheckInLinkView[];
}

export class NewCheckInLinkView extends CheckInLinkView {
  /** Shown only once. */
  pin: string;
}

export class MakeCheckInLinkInput {
  /** The venue; if omitted, all of the brand's venues. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId?: string;
}

export class OpenDoorInput {
  @IsString()
  @Length(1, 20, { message: 'Please type the PIN.' })
  pin: string;
}

export class DoorPassView {
  /** Send it with every later request. */
  pass: string;
  @Moment()
  endsAt: string;
}

export class LookAtCodeInput {
  @IsString()
  @Length(1, 200, { message: 'Please type the PIN again.' })
  pass: string;

  @IsString()
  @Length(1, 40, { message: 'Please type the eight characters of the code.' })
  code: string;
}

export class GuestView extends OmitType(DaySheetVisitView, ['checkedInAt']) {
  /** The most of the bill that the offer covers. */
  @Whole()
  capPence: number;
  /** Send it to check this guest in, within five minutes. */
  seal: string;
}

export class CheckInGuestInput extends PickType(LookAtCodeInput, ['pass']) {
  @IsUUID(undefined, { message: 'This is not a guest.' })
  collabId: string;

  @IsString()
  @Length(1, 200, { message: 'Please scan the code again.' })
  seal: string;
}

export class CheckedInView {
  @Moment()
  checkedInAt: string;
}

export class ListGuestsInput extends PickType(LookAtCodeInput, ['pass']) {}

/** A bill, and whether its guest has answered it. */
export class GuestBillView extends DividedBillView implements StandingBill {
  /** The bill can be entered again while it is awaiting. */
  status: BillStatus;
}

/** A guest who is in. */
export class CheckedInGuestView extends PickType(GuestView, [
  'collabId',
  'name',
  'handle',
  'avatarPath',
  'guests',
  'title',
  'venue',
  'visitAt',
  'capPence',
]) {
  @Moment()
  checkedInAt: string;
  /** `null` until it is entered. */
  bill: GuestBillView | null;
}

export class CheckedInGuestList {
  /** Earliest visit first. */
  items: CheckedInGuestView[];
}

/** The bill of a guest who is in. */
export class TypeGuestBillInput extends IntersectionType(
  PickType(CheckInGuestInput, ['pass', 'collabId']),
  PickType(TypeBillInput, ['pence']),
) {}
