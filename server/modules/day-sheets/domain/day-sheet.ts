import type { Choice } from '../../../contract/rules/choice.js';
import type { SheetChange } from '../../../contract/rules/day-sheet.js';
import { londonDaysAfter, momentOf } from '../../../contract/rules/london-time.js';
import { type Actor, checkMember, DomainError } from '../../../shared/kernel/index.js';

/** What a party must not be served, for as long as the brand may know. */
export type PartyRisks = Readonly<{
  open: boolean;
  until: Date | null;
  /** Null where the influencer has not said. */
  own: Choice<string> | null;
  guests: readonly (Choice<string> & Readonly<{ name: string }>)[];
}>;

/** A visit as the kitchen and the floor need it. */
export type SheetVisit = Readonly<{
  collabId: string;
  /** The venue that was agreed; null if it isn't, or no longer is, one of the brand's. */
  venueId: string | null;
  venue: string;
  visitAt: Date;
  checkedInAt: Date | null;
  name: string;
  handle: string;
  avatarPath: string | null;
  guests: number;
  title: string;
  /** What the offer gives and includes. */
  included: string;
  /** The most that the offer covers of the bill, in pence. */
  capPence: number;
  note: string;
  handoffNote: string;
  /** Whom to call or ask for on the day. */
  callWho: string;
  risks: PartyRisks;
  /** By the product's present secret, and by the previous one if there is one. */
  marks: readonly [SheetMarks, ...SheetMarks[]];
}>;

/** What changes with the allergies, and with the handover note, and gives neither away. */
export type SheetMarks = Readonly<{ risks: string; note: string }>;

/** A visit on a sheet that was emailed, as far as its changes are shown. None of its words are kept. */
export type SheetLine = SheetMarks & Readonly<{ collabId: string; visitAt: string }>;

/** A venue's sheet of one day: what was on it when it was last emailed. */
export type Sheet = Readonly<{
  venueId: string;
  /** UK time, such as 2027-03-04. */
  day: string;
  lines: readonly SheetLine[];
  /** What the email before had; null if there was none. */
  before: readonly SheetLine[] | null;
  /** Null while there was nobody to expect. */
  mailedAt: Date | null;
  checkedAt: Date;
}>;

/** A visit with what has changed since the sheet was emailed; `wasAt` is its time then, if it has moved. */
export type MarkedVisit = SheetVisit & Readonly<{ changes: readonly SheetChange[]; wasAt: Date | null }>;

/** A visit that isn't on this day any more, with its time on the emailed sheet. */
export type GoneLine = Readonly<{ collabId: string; wasAt: Date }>;

/** A visit that has gone from the sheet: where it is now, if it has a time and hasn't been cancelled. */
export type GoneVisit = GoneLine & Readonly<{ name: string; handle: string; nowAt: Date | null; isCancelled: boolean }>;

export const sheetTimings = { checkMinutes: 5, mailMinutes: 30 } as const;

/** The moments between which a day begins and ends in the UK; the last one still belongs to it. */
export function momentsOf(day: string): Readonly<{ from: Date; until: Date }> {
  const from = momentOf({ date: day, time: '00:00' })!;
  return { from, until: new Date(londonDaysAfter(from, 1).getTime() - 1) };
}

/** The visits that a venue's people may receive: its own, and those for which none of the brand's venues was agreed. */
export const visitsAt = <V extends Pick<SheetVisit, 'venueId'>>(visits: readonly V[], venueId: string): V[] =>
  visits.filter((visit) => visit.venueId === null || visit.venueId === venueId);

export const linesOf = (visits: readonly SheetVisit[]): SheetLine[] =>
  visits.map(({ collabId, visitAt, marks }) => ({ collabId, visitAt: visitAt.toISOString(), ...marks[0] }));

/** Whether there is anyone still to expect. */
export const hasVisitsToCome = (visits: readonly Pick<SheetVisit, 'visitAt'>[], now: Date): boolean =>
  visits.some(({ visitAt }) => visitAt > now);

/** What has changed since the sheet was emailed, of visits that were or are still to come. */
export function changesSince(
  lines: readonly SheetLine[],
  visits: readonly SheetVisit[],
  now: Date,
): Readonly<{ visits: readonly MarkedVisit[]; gone: readonly GoneLine[] }> {
  const before = new Map(lines.map((line) => [line.collabId, line]));
  const ids = new Set(visits.map(({ collabId }) => collabId));
  return {
    visits: visits.map((visit) => ({ ...visit, ...changesOf(visit, before.get(visit.collabId), now) })),
    gone: lines
      .map(({ collabId, visitAt }) => ({ collabId, wasAt: new Date(visitAt) }))
      .filter(({ collabId, wasAt }) => !ids.has(collabId) && wasAt > now),
  };
}

function changesOf(visit: SheetVisit, line: SheetLine | undefined, now: Date): Pick<MarkedVisit, 'changes' | 'wasAt'> {
  if (visit.visitAt <= now) return { changes: [], wasAt: null };
  if (!line) return { changes: ['booked'], wasAt: null };
  const wasAt = new Date(line.visitAt);
  const isMoved = wasAt.getTime() !== visit.visitAt.getTime();
  const changes = [
    ...(isMoved ? (['moved'] as const) : []),
    ...(visit.marks.some(({ risks }) => risks === line.risks) ? [] : (['allergies'] as const)),
    ...(visit.marks.some(({ note }) => note === line.note) ? [] : (['note'] as const)),
  ];
  return { changes, wasAt: isMoved ? wasAt : null };
}

/** Why a sheet stopped: its reader asked for it, or it can't be delivered. */
export type SheetStop = 'reader' | 'undeliverable';

/**
 * An address that a venue's sheet goes to, once its owner has confirmed it; one with `stoppedAt` gets none until the brand
 * adds it again.
 */
export type SheetAddress = Readonly<{
  email: string;
  /** Whether the brand has it on its list. One that has stopped the emails is remembered without. */
  isListed: boolean;
  /** When its owner asked for the sheets (ISO 8601). */
  confirmedAt: string | null;
  /** ISO 8601. */
  stoppedAt: string | null;
  stoppedFor: SheetStop | null;
}>;

/** When the sheet of a venue is emailed, and to whom. */
export type SheetMail = Readonly<{
  venueId: string;
  brandId: string;
  /** The full hour, UK time; null while it is off. */
  hour: number | null;
  addresses: readonly SheetAddress[];
}>;

/** What a brand asks for: `again` are addresses to email again although they have stopped the emails. */
export type SheetMailWishes = Readonly<{ hour: number | null; emails: readonly string[]; again: readonly string[] }>;

export const sheetMailErrors = {
  venueNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/venue-not-found', 'This venue doesn’t exist.', { id }),
  addressNeeded: () => {
    const says = 'Add at least one address, or switch the email off.';
    return new DomainError('invalid', 'collabs/sheet-address-needed', says, { errors: { emails: says } });
  },
  badStopLink: () =>
    new DomainError(
      'not-found',
      'collabs/bad-stop-link',
      'This link no longer works. Use the link in the newest email.',
    ),
};

/** Off, for a venue of which nothing has been said. */
export const noSheetMail = (brandId: string, venueId: string): SheetMail => ({
  venueId,
  brandId,
  hour: null,
  addresses: [],
});

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const has = (emails: readonly string[], email: string): boolean => emails.some((each) => isSame(each, email));

const unconfirmed = (email: string): SheetAddress => ({
  ...{ email, isListed: true, confirmedAt: null, stoppedAt: null, stoppedFor: null },
});

/**
 * The brand chooses the hour and the addresses. A new address has to be confirmed by its owner. One that has stopped the emails stays stopped unless it is in `again`, also
 * when it was off the list in between. @throws identity/role-not-enough, collabs/sheet-address-needed
 */
export function keepSheetMail(mail: SheetMail, { hour, emails, again }: SheetMailWishes, actor: Actor): SheetMail {
  checkMember(actor, 'profile');
  if (hour !== null && emails.length === 0) throw sheetMailErrors.addressNeeded();
  const wanted = emails.filter((email, place) => emails.findIndex((other) => isSame(other, email)) === place);
  const listed = wanted.map((email) => {
    const known = mail.addresses.find((address) => isSame(address.email, email));
    return known && !has(again, email) ? { ...known, email, isListed: true } : unconfirmed(email);
  });
  const stopped = mail.addresses.filter(({ email, stoppedAt }) => stoppedAt !== null && !has(wanted, email));
  return { ...mail, hour, addresses: [...listed, ...stopped.map((address) => ({ ...address, isListed: false }))] };
}

/** The owners of these addresses are asked now: new ones, and those that the brand asked for again. */
export const toAsk = (before: SheetMail, kept: SheetMail, again: readonly string[]): string[] =>
  listedOf(kept)
    .filter(({ confirmedAt, stoppedAt }) => confirmedAt === null && stoppedAt === null)
    .map(({ email }) => email)
    .filter(
      (email) =>
        has(again, email) ||
        !has(
          listedOf(before).map((address) => address.email),
          email,
        ),
    );

const withAddress = (mail: SheetMail, email: string, change: (address: SheetAddress) => SheetAddress): SheetMail => ({
  ...mail,
  addresses: mail.addresses.map((address) => (isSame(address.email, email) ? change(address) : address)),
});

/** The owner of an address wants the emails. */
export const confirmSheetMail = (mail: SheetMail, email: string, now: Date): SheetMail =>
  withAddress(mail, email, (address) => ({ ...address, confirmedAt: address.confirmedAt ?? now.toISOString() }));

/** The reader of an email wants no more of them, or they can't be delivered. */
export const stopSheetMail = (mail: SheetMail, email: string, now: Date, stoppedFor: SheetStop = 'reader'): SheetMail =>
  withAddress(mail, email, (address) =>
    address.stoppedAt === null ? { ...address, stoppedAt: now.toISOString(), stoppedFor } : address,
  );

export const listedOf = ({ addresses }: SheetMail): SheetAddress[] => addresses.filter(({ isListed }) => isListed);

/** Whom the sheet goes to. */
export const recipientsOf = (mail: SheetMail): string[] =>
  listedOf(mail)
    .filter(({ confirmedAt, stoppedAt }) => confirmedAt !== null && stoppedAt === null)
    .map(({ email }) => email);
