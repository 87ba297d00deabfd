import type { GoneLine, GoneVisit, MarkedVisit, Sheet, SheetMail, SheetVisit } from '../domain/day-sheet.js';

/** What sheets need of Collabs and offers. */
export abstract class SheetVisits {
  /** The visits of this brand between these moments, checked in or not, the earliest first. */
  abstract between(brandId: string, from: Date, until: Date): Promise<readonly SheetVisit[]>;

  /** What has become of visits that are no longer on a sheet. */
  abstract gone(brandId: string, lines: readonly GoneLine[]): Promise<readonly GoneVisit[]>;
}

/** What sheets need of the places of brands. */
export abstract class BrandVenues {
  /** By name. */
  abstract ofBrand(brandId: string): Promise<readonly Readonly<{ id: string; name: string }>[]>;

  /** The brand's own name. */
  abstract nameOf(brandId: string): Promise<string>;
}

/** Where the hours and addresses of the sheets live. The promises are executable: see day-sheets.contract.ts. */
export abstract class SheetMailRepository {
  abstract ofBrand(brandId: string): Promise<readonly SheetMail[]>;

  /** Null for a venue of which nothing has been said. */
  abstract find(venueId: string): Promise<SheetMail | null>;

  /** Keeps it; `change` decides on what is there, alone, also when two ask at once. Answers what is there afterwards. */
  abstract change(none: SheetMail, change: (mail: SheetMail) => SheetMail): Promise<SheetMail>;
}

/** Where the emailed sheets live. The promises are executable: see day-sheets.contract.ts. */
export abstract class SheetRepository {
  /** Venues whose hour has come on this day, with someone to email and without a sheet for it, at most so many. */
  abstract due(day: string, hour: number, limit: number): Promise<readonly string[]>;

  /** Begins the sheet of a venue for a day: true for one caller alone. Joins the open transaction. */
  abstract begin(venueId: string, day: string, now: Date): Promise<boolean>;

  /** Venues whose sheet of this day was last checked and emailed by these moments, with someone to email, at most so many. */
  abstract toCheck(
    day: string,
    by: Readonly<{ checked: Date; mailed: Date }>,
    limit: number,
  ): Promise<readonly string[]>;

  /**
   * The sheet, for one caller alone, if it was last checked by then; it counts as checked at `now`. Joins the open transaction.
   */
  abstract check(venueId: string, day: string, checkedBy: Date, now: Date): Promise<Sheet | null>;

  /** What has been emailed, or that nothing had to be. */
  abstract save(sheet: Sheet): Promise<void>;

  /** The sheets of a brand's venues for a day. */
  abstract ofBrand(brandId: string, day: string): Promise<readonly Sheet[]>;

  /** Deletes the sheets of the days before this one. Answers how many. */
  abstract forget(before: string): Promise<number>;
}

/** A sheet as it is emailed. */
export type SheetLetter = Readonly<{
  brandId: string;
  venueId: string;
  venue: string;
  day: string;
  visits: readonly MarkedVisit[];
  gone: readonly GoneVisit[];
  /** Whether it replaces one that was emailed earlier that day. */
  isUpdate: boolean;
}>;

export abstract class SheetLetters {
  /** Joins the open transaction. */
  abstract send(letter: SheetLetter, to: string): Promise<void>;
}

/** The links at the foot of the emails. */
export abstract class StopLinks {
  abstract tokenOf(venueId: string, email: string): string;

  /** The venue that a token says it is for; null where it says none. Not yet proof that we gave it out. */
  abstract venueIn(token: string): string | null;

  /** Whether we gave out this token for this address. */
  abstract isFor(token: string, venueId: string, email: string): boolean;
}
