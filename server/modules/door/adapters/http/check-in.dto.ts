import { IsUUID } from 'class-validator';
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
