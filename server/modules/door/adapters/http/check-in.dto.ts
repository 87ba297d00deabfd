import { IsBase64, IsBoolean, IsString, IsUUID, Length } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';

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
  /** The venue that signed codes have to name; `null` if none was agreed. */
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
