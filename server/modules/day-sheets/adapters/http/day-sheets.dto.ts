import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy, ValidateIf } from 'class-validator';
import {
  type SheetChange,
  sheetAddressesAtMost,
  sheetChanges,
  sheetHours,
} from '../../../../contract/rules/day-sheet.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../../contract/rules/email.js';
import { IfGiven, IsDay, NumberOf } from '../../../../shared/http/field-rules.js';
import { Day, Moment, SomeOf, Whole } from '../../../../shared/http/view-fields.js';
import { DaySheetVisitView } from '../../../collabs/index.js';

export class DaySheetQuery {
  /** The day, such as 2027-03-04, UK time. */
  @IsDay()
  day: string;
}

export class SheetVisitView extends DaySheetVisitView {
  /** What the offer gives and includes. */
  included: string;
  /** The most of the bill that the offer covers. */
  @Whole()
  capPence: number;
  /** The contact on the day; empty if there is none. */
  callWho: string;
  /** What has changed since the day’s sheet was emailed. */
  @SomeOf(sheetChanges)
  changes: SheetChange[];
  /** Its time on the emailed sheet, if it has moved since. */
  @Moment()
  wasAt: string | null;
}

/** A visit that was on the emailed sheet, and isn’t on this day any more. */
export class GoneVisitView {
  collabId: string;
  name: string;
  handle: string;
  /** Its time on the emailed sheet. */
  @Moment()
  wasAt: string;
  /** Its new time; `null` if it has none, or was cancelled. */
  @Moment()
  nowAt: string | null;
  isCancelled: boolean;
}

export class MailedSheetView {
  venueId: string;
  venue: string;
  /** When it was last emailed. */
  @Moment()
  mailedAt: string;
}

export class DaySheetView {
  @Day()
  day: string;
  /** Earliest first. */
  visits: SheetVisitView[];
  gone: GoneVisitView[];
  /** The sheets of this day that have been emailed. */
  mailed: MailedSheetView[];
}

export class SheetAddressView {
  email: string;
  /** When its reader stopped the emails; `null` if they get them. */
  @Moment()
  stoppedAt: string | null;
}

export class SheetMailView {
  venueId: string;
  /** The venue’s name. */
  venue: string;
  /** The full hour, UK time; `null` if it is off. */
  @Whole()
  hour: number | null;
  addresses: SheetAddressView[];
}

export class SheetMailList {
  items: SheetMailView[];
}

const typed = (value: unknown): unknown => (typeof value === 'string' ? normaliseTypedEmail(value) : value);

const Emails = (): PropertyDecorator => (target, key) => {
  IsArray({ message: 'Please give a list of email addresses.' })(target, key);
  ArrayMaxSize(sheetAddressesAtMost, { message: `At most ${sheetAddressesAtMost} addresses.` })(target, key);
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(typed) : value))(target, key);
  ValidateBy(
    {
      name: 'isEmailWeWriteTo',
      validator: {
        validate: (value) => typeof value === 'string' && isStrictEmail(value),
        defaultMessage: () => 'Please enter valid email addresses.',
      },
    },
    { each: true },
  )(target, key);
};

export class KeepSheetMailInput {
  /** The full hour at which the sheet is emailed, UK time; `null` to switch it off. */
  @ValidateIf((_, value) => value !== null)
  @NumberOf(sheetHours[0]!, sheetHours.at(-1)!, 'Please choose an hour between 06:00 and 20:00.')
  hour: number | null;

  /** Everyone who gets it. */
  @Emails()
  emails: string[];

  /** Those of them who have stopped these emails, and have asked you to send them again. */
  @IfGiven()
  @Emails()
  again?: string[];
}

export class StoppedSheetView {
  venue: string;
  email: string;
  /** `null` while the emails still come. */
  @Moment()
  stoppedAt: string | null;
}
