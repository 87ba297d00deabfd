import {
  type GoneLine,
  type GoneVisit,
  recipientsOf,
  type Sheet,
  type SheetMail,
  type SheetVisit,
} from '../domain/day-sheet.js';
import {
  BrandVenues,
  SheetLetters,
  type SheetLetter,
  SheetMailRepository,
  SheetRepository,
  SheetVisits,
  StopLinks,
} from '../ports/day-sheets.js';

export class InMemorySheetMailRepository extends SheetMailRepository {
  private readonly mails = new Map<string, SheetMail>();

  /** For the twin of the sheets, which goes by the emails as its table does. */
  get all(): readonly SheetMail[] {
    return [...this.mails.values()];
  }

  async ofBrand(brandId: string): Promise<readonly SheetMail[]> {
    return this.all.filter((mail) => mail.brandId === brandId);
  }

  async find(venueId: string): Promise<SheetMail | null> {
    return this.mails.get(venueId) ?? null;
  }

  async change(none: SheetMail, change: (mail: SheetMail) => SheetMail): Promise<SheetMail> {
    const changed = change(this.mails.get(none.venueId) ?? none);
    this.mails.set(changed.venueId, changed);
    return changed;
  }
}

export class InMemorySheetRepository extends SheetRepository {
  private readonly sheets = new Map<string, Sheet>();

  constructor(private readonly mails: Pick<InMemorySheetMailRepository, 'all'>) {
    super();
  }

  async due(day: string, hour: number, limit: number): Promise<readonly string[]> {
    return this.mails.all
      .filter((mail) => hasRecipients(mail) && mail.hour! <= hour && !this.sheets.has(keyOf(mail.venueId, day)))
      .map(({ venueId }) => venueId)
      .slice(0, limit);
  }

  async begin(venueId: string, day: string, now: Date): Promise<boolean> {
    if (this.sheets.has(keyOf(venueId, day))) return false;
    await this.save({ venueId, day, lines: [], mailedAt: null, checkedAt: now });
    return true;
  }

  async toCheck(
    day: string,
    { checked, mailed }: Readonly<{ checked: Date; mailed: Date }>,
    limit: number,
  ): Promise<readonly string[]> {
    const wanted = new Set(this.mails.all.filter(hasRecipients).map(({ venueId }) => venueId));
    return [...this.sheets.values()]
      .filter((sheet) => sheet.day === day && wanted.has(sheet.venueId) && sheet.checkedAt <= checked)
      .filter(({ mailedAt }) => mailedAt === null || mailedAt <= mailed)
      .map(({ venueId }) => venueId)
      .slice(0, limit);
  }

  async check(venueId: string, day: string, checkedBy: Date, now: Date): Promise<Sheet | null> {
    const sheet = this.sheets.get(keyOf(venueId, day));
    if (!sheet || sheet.checkedAt > checkedBy) return null;
    await this.save({ ...sheet, checkedAt: now });
    return { ...sheet, checkedAt: now };
  }

  async save(sheet: Sheet): Promise<void> {
    this.sheets.set(keyOf(sheet.venueId, sheet.day), sheet);
  }

  async ofBrand(brandId: string, day: string): Promise<readonly Sheet[]> {
    const venues = new Set(this.mails.all.filter((mail) => mail.brandId === brandId).map(({ venueId }) => venueId));
    return [...this.sheets.values()].filter((sheet) => sheet.day === day && venues.has(sheet.venueId));
  }

  async forget(before: string): Promise<number> {
    const old = [...this.sheets].filter(([, { day }]) => day < before);
    for (const [key] of old) this.sheets.delete(key);
    return old.length;
  }
}

const keyOf = (venueId: string, day: string): string => `${venueId} ${day}`;
const hasRecipients = (mail: SheetMail): boolean => mail.hour !== null && recipientsOf(mail).length > 0;

/** The visits of one brand. */
export class InMemorySheetVisits extends SheetVisits {
  visits: readonly SheetVisit[] = [];
  /** What has become of those that have gone. */
  readonly left = new Map<string, Omit<GoneVisit, 'wasAt' | 'collabId'>>();

  async between(_brandId: string, from: Date, until: Date): Promise<readonly SheetVisit[]> {
    return this.visits.filter(({ visitAt }) => visitAt >= from && visitAt <= until);
  }

  async gone(_brandId: string, lines: readonly GoneLine[]): Promise<readonly GoneVisit[]> {
    return lines.map((line) => ({ ...line, ...this.left.get(line.collabId)! }));
  }
}

export class InMemoryBrandVenues extends BrandVenues {
  readonly venues: { brandId: string; id: string; name: string }[] = [];

  async ofBrand(brandId: string) {
    return this.venues.filter((venue) => venue.brandId === brandId).map(({ id, name }) => ({ id, name }));
  }

  async nameOf(): Promise<string> {
    return 'Ember & Rye';
  }
}

export class InMemorySheetLetters extends SheetLetters {
  readonly sent: (SheetLetter & Readonly<{ to: string }>)[] = [];
  /** A venue whose letters fail. */
  broken = '';

  async send(letter: SheetLetter, to: string): Promise<void> {
    if (letter.venueId === this.broken) throw new Error('no paper');
    this.sent.push({ ...letter, to });
  }
}

export class InMemoryStopLinks extends StopLinks {
  tokenOf(venueId: string, email: string): string {
    return `${venueId}/${email}`;
  }

  venueIn(token: string): string | null {
    return token.split('/')[0] || null;
  }

  isFor(token: string, venueId: string, email: string): boolean {
    return token === this.tokenOf(venueId, email);
  }
}
