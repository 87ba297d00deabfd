import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { type Actor, type Clock, ownProfile, type Transaction } from '../../../shared/kernel/index.js';
import {
  changesSince,
  type GoneVisit,
  hasVisitsToCome,
  keepSheetMail,
  linesOf,
  type MarkedVisit,
  momentsOf,
  noSheetMail,
  recipientsOf,
  type Sheet,
  type SheetMail,
  sheetMailErrors,
  type SheetMailWishes,
  sheetTimings,
  type SheetVisit,
  stopSheetMail,
  visitsAt,
} from '../domain/day-sheet.js';
import type {
  BrandVenues,
  SheetLetters,
  SheetMailRepository,
  SheetRepository,
  SheetVisits,
  StopLinks,
} from '../ports/day-sheets.js';

/** A sheet that was emailed. */
export type MailedSheet = Readonly<{ venueId: string; venue: string; mailedAt: Date }>;

/** A brand's day, with what has changed since its sheets were emailed. */
export type DaySheet = Readonly<{
  brand: string;
  day: string;
  visits: readonly MarkedVisit[];
  gone: readonly GoneVisit[];
  mailed: readonly MailedSheet[];
}>;

/** A brand looks at who visits on one day, and what must not be served. */
export class ShowDaySheet {
  constructor(
    private readonly visits: SheetVisits,
    private readonly sheets: SheetRepository,
    private readonly venues: BrandVenues,
    private readonly clock: Clock,
  ) {}

  /** `day` is in the UK, such as 2027-03-04. @throws identity/not-your-profile */
  async execute(actor: Actor, day: string): Promise<DaySheet> {
    const { uid } = ownProfile(actor);
    const { from, until } = momentsOf(day);
    const visits = await this.visits.between(uid, from, until);
    const emailed = (await this.sheets.ofBrand(uid, day)).filter(isMailed);
    const { gone, ...marked } = this.since(emailed, visits);
    const names = new Map((await this.venues.ofBrand(uid)).map(({ id, name }) => [id, name]));
    return {
      brand: await this.venues.nameOf(uid),
      day,
      ...marked,
      gone: await this.visits.gone(uid, gone),
      mailed: emailed.map(({ venueId, mailedAt }) => ({ venueId, venue: names.get(venueId) ?? '', mailedAt })),
    };
  }

  /** A visit has changed if it has on one of the sheets that it belongs to. */
  private since(sheets: readonly Sheet[], visits: readonly SheetVisit[]) {
    const now = this.clock.now();
    const all = sheets.map(({ venueId, lines }) => changesSince(lines, visitsAt(visits, venueId), now));
    const changed = all.flatMap((sheet) => sheet.visits).filter(({ changes }) => changes.length > 0);
    const unchanged = { changes: [], wasAt: null };
    const ids = new Set(visits.map(({ collabId }) => collabId));
    const gone = new Map(all.flatMap((sheet) => sheet.gone).map((line) => [line.collabId, line]));
    return {
      visits: visits.map(
        (visit) => changed.find(({ collabId }) => collabId === visit.collabId) ?? { ...visit, ...unchanged },
      ),
      gone: [...gone.values()].filter(({ collabId }) => !ids.has(collabId)),
    };
  }
}

const isMailed = (sheet: Sheet): sheet is Sheet & Readonly<{ mailedAt: Date }> => sheet.mailedAt !== null;

const batch = 50;
const minutesBefore = (moment: Date, minutes: number): Date => new Date(moment.getTime() - minutes * 60_000);

/** Emails each venue's sheet once a day at its hour, and again when a visit to come has changed. */
export class SendDaySheets {
  constructor(
    private readonly mails: SheetMailRepository,
    private readonly sheets: SheetRepository,
    private readonly visits: SheetVisits,
    private readonly venues: BrandVenues,
    private readonly letters: SheetLetters,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Answers how many sheets were begun or checked. One venue that fails keeps no other waiting; what went wrong is thrown at the end. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const { date: day, time } = londonTimeAt(now);
    const by = {
      checked: minutesBefore(now, sheetTimings.checkMinutes),
      mailed: minutesBefore(now, sheetTimings.mailMinutes),
    };
    const due = await this.sheets.due(day, Number(time.slice(0, 2)), batch);
    const toCheck = await this.sheets.toCheck(day, by, batch);
    const steps = [
      ...due.map((venueId) => () => this.begin(venueId, day, now)),
      ...toCheck.map((venueId) => () => this.update(venueId, day, by.checked, now)),
    ];
    return this.each(steps);
  }

  private async each(steps: readonly (() => Promise<number>)[]): Promise<number> {
    let done = 0;
    const faults: unknown[] = [];
    for (const step of steps)
      try {
        done += await this.transaction.inTransaction(step);
      } catch (fault) {
        faults.push(fault);
      }
    if (faults.length > 0) throw faults[0];
    return done;
  }

  private async begin(venueId: string, day: string, now: Date): Promise<number> {
    if (!(await this.sheets.begin(venueId, day, now))) return 0;
    const mail = (await this.mails.find(venueId))!;
    const visits = await this.visitsOf(mail, day);
    const isSent = hasVisitsToCome(visits, now);
    if (isSent) await this.send(mail, day, { visits: unmarked(visits), gone: [], isUpdate: false });
    await this.sheets.save({ venueId, day, lines: linesOf(visits), mailedAt: isSent ? now : null, checkedAt: now });
    return 1;
  }

  private async update(venueId: string, day: string, checkedBy: Date, now: Date): Promise<number> {
    const sheet = await this.sheets.check(venueId, day, checkedBy, now);
    if (!sheet) return 0;
    const mail = (await this.mails.find(venueId))!;
    const visits = await this.visitsOf(mail, day);
    const { visits: marked, gone } = changesSince(sheet.lines, visits, now);
    if (gone.length === 0 && marked.every(({ changes }) => changes.length === 0)) return 1;
    await this.send(
      mail,
      day,
      isMailed(sheet)
        ? { visits: marked, gone: await this.visits.gone(mail.brandId, gone), isUpdate: true }
        : { visits: unmarked(visits), gone: [], isUpdate: false },
    );
    await this.sheets.save({ ...sheet, lines: linesOf(visits), mailedAt: now, checkedAt: now });
    return 1;
  }

  private async visitsOf({ brandId, venueId }: SheetMail, day: string): Promise<SheetVisit[]> {
    const { from, until } = momentsOf(day);
    return visitsAt(await this.visits.between(brandId, from, until), venueId);
  }

  private async send(
    mail: SheetMail,
    day: string,
    sheet: Readonly<{ visits: readonly MarkedVisit[]; gone: readonly GoneVisit[]; isUpdate: boolean }>,
  ): Promise<void> {
    const { brandId, venueId } = mail;
    const venue = (await this.venues.ofBrand(brandId)).find(({ id }) => id === venueId)?.name ?? '';
    for (const to of recipientsOf(mail)) await this.letters.send({ brandId, venueId, venue, day, ...sheet }, to);
  }
}

const unmarked = (visits: readonly SheetVisit[]): MarkedVisit[] =>
  visits.map((visit) => ({ ...visit, changes: [], wasAt: null }));

/** Sheets are forgotten once their day is over. Answers how many were. */
export class ForgetDaySheets {
  constructor(
    private readonly sheets: SheetRepository,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.sheets.forget(londonTimeAt(this.clock.now()).date);
  }
}

/** The hour and the addresses of one venue's sheet, with the venue's name. */
export type NamedSheetMail = SheetMail & Readonly<{ venue: string }>;

/** What a link at the foot of an email stops; `stoppedAt` once it has. */
export type Stoppable = Readonly<{ venue: string; email: string; stoppedAt: string | null }>;

/** A brand decides when its venues' sheets are emailed, and readers stop them: a service, as both work on the same list. */
export class SheetMailService {
  constructor(
    private readonly mails: SheetMailRepository,
    private readonly venues: BrandVenues,
    private readonly links: StopLinks,
    private readonly clock: Clock,
  ) {}

  /** One for each of the brand's venues, by the venue's name. @throws identity/not-your-profile */
  async list(actor: Actor): Promise<NamedSheetMail[]> {
    const { uid } = ownProfile(actor);
    const mails = await this.mails.ofBrand(uid);
    return (await this.venues.ofBrand(uid)).map(({ id, name }) => ({
      ...(mails.find(({ venueId }) => venueId === id) ?? noSheetMail(uid, id)),
      venue: name,
    }));
  }

  /** @throws profiles/venue-not-found, and what `keepSheetMail` throws */
  async keep(actor: Actor, venueId: string, wishes: SheetMailWishes): Promise<NamedSheetMail> {
    const { uid } = ownProfile(actor);
    const venue = (await this.venues.ofBrand(uid)).find(({ id }) => id === venueId);
    if (!venue) throw sheetMailErrors.venueNotFound(venueId);
    const kept = await this.mails.change(noSheetMail(uid, venueId), (mail) => keepSheetMail(mail, wishes, actor));
    return { ...kept, venue: venue.name };
  }

  /** @throws collabs/bad-stop-link */
  async look(token: string): Promise<Stoppable> {
    const { mail, email } = await this.read(token);
    const venue = (await this.venues.ofBrand(mail.brandId)).find(({ id }) => id === mail.venueId)?.name ?? '';
    const stoppedAt = mail.addresses.find((address) => address.email === email)?.stoppedAt ?? null;
    return { venue, email, stoppedAt };
  }

  /** No more sheets of this venue to this address. Again, it changes nothing. @throws collabs/bad-stop-link */
  async stop(token: string): Promise<Stoppable> {
    const { mail, email } = await this.read(token);
    await this.mails.change(mail, (current) => stopSheetMail(current, email, this.clock.now()));
    return this.look(token);
  }

  private async read(token: string): Promise<{ mail: SheetMail; email: string }> {
    const venueId = this.links.venueIn(token);
    const mail = venueId && (await this.mails.find(venueId));
    const address = mail ? mail.addresses.find(({ email }) => this.links.isFor(token, mail.venueId, email)) : undefined;
    if (!mail || !address) throw sheetMailErrors.badStopLink();
    return { mail, email: address.email };
  }
}
