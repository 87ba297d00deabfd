import { noticeOfAbove } from '../../../contract/rules/tables/notices.js';
import { type RowFate, shapeOf, type TableRow } from '../../../contract/rules/tables/table-shape.js';
import {
  type Actor,
  checkMember,
  type Clock,
  DomainError,
  ownProfile,
  theProduct,
} from '../../../shared/kernel/index.js';
import {
  bookingFields,
  type BookingMapping,
  type BookingRow,
  bookingWords,
  nameOf,
  noticesOf,
  passedOver,
  proposeColumns,
  rowIn,
  rulesOf,
} from '../domain/bookings-table.js';
import { type CollabLink, readSaid } from '../domain/collab-link.js';
import { countDay, countParty, type GuestParty, guestsEvents, type VenueDay } from '../domain/guests.js';
import { outcomeErrors } from '../domain/outcome.errors.js';
import type { CollabLinks, CoversDays, GuestParties, TellGuests } from '../ports/repositories.js';
import type { Collabs, ResultingCollab, Sides } from '../ports/neighbours.js';

/** What a table is imported for: the guests that creators brought, or all covers of each day. */
export const bookingUses = ['guests', 'covers'] as const;

export type BookingOrder = Readonly<{
  /** All raw rows, including the headers. */
  table: readonly TableRow[];
  use: (typeof bookingUses)[number];
  /** The columns that the brand chose; the rest is guessed. */
  mapping: Partial<BookingMapping>;
  /** The venue of rows that name none. */
  venueId: string | null;
  /** Reports, and stores nothing. */
  dryRun: boolean;
}>;

export type BookingImport = Readonly<{
  headers: readonly string[];
  sample: readonly (readonly string[])[];
  mapping: BookingMapping;
  notices: readonly string[];
  fates: readonly RowFate[];
}>;

/** A row that can be read, and its venue. */
type PlacedRow = Readonly<{ row: TableRow; found: BookingRow; venueId: string | null }>;

/** The most rows of a table. */
export const mostBookings = 20_000;
const sampled = 20;
const reasons = { known: 'This has already been counted.', nobody: 'No creator is named.' } as const;
const unchanged: readonly string[] = [...Object.values(passedOver), ...Object.values(reasons)];

/** A brand imports an export of its booking system. A bad row doesn't affect others, and the same table counts once. */
export class ImportBookings {
  constructor(
    private readonly parties: Pick<GuestParties, 'add' | 'known'>,
    private readonly days: Pick<CoversDays, 'put' | 'between'>,
    private readonly links: Pick<CollabLinks, 'ofBrand'>,
    private readonly collabs: Pick<Collabs, 'get'>,
    private readonly sides: Pick<Sides, 'venueNames'>,
    private readonly clock: Clock,
  ) {}

  /** @throws outcomes/unreadable-table, identity/role-not-enough */
  async execute(actor: Actor, order: BookingOrder): Promise<BookingImport> {
    checkMember(actor, 'collabs');
    if (order.table.length > mostBookings)
      throw outcomeErrors.unreadableTable(`A table can have at most ${mostBookings} rows.`);
    const { headers, above, below } = shapeOf(order.table, Object.values(bookingWords));
    const sample = below.slice(0, sampled).map(({ cells }) => cells);
    const mapping = { ...proposeColumns(headers, sample), ...order.mapping };
    checkNeeded(mapping, order.use);
    const rules = rulesOf(headers, below, mapping, this.clock.now());
    const read = below.map((row) => ({ row, found: rowIn(row, rules) }));
    const brandId = ownProfile(actor).uid;
    const placed = await this.placed(brandId, order, read);
    const taken = await (order.use === 'covers'
      ? this.takeDays(brandId, placed.rows, order.dryRun)
      : this.takeGuests(actor, placed.rows, order.dryRun));
    const reasonOf = new Map([...placed.reasons, ...taken]);
    const fates = below.map((row): RowFate => {
      const reason = reasonOf.get(row)!;
      return {
        row,
        reason,
        fate: reason === 'imported' ? reason : unchanged.includes(reason) ? 'unchanged' : 'rejected',
      };
    });
    return { headers, sample, mapping, notices: [...noticeOfAbove(above), ...noticesOf(sample, rules)], fates };
  }

  /** Rows with their venues, and the reasons why others are skipped. */
  private async placed(
    brandId: string,
    { venueId, use }: BookingOrder,
    read: readonly Readonly<{ row: TableRow; found: BookingRow | string }>[],
  ) {
    const venues = await this.sides.venueNames(brandId);
    const idOf = (name: string) => venues.get(name.trim().toLowerCase());
    const [only = null] = venues.size === 1 ? venues.values() : [];
    const known: ReadonlySet<string> = new Set(venues.values());
    if (venueId !== null && !known.has(venueId))
      throw outcomeErrors.unreadableTable('Please choose one of your venues.');
    const rows: PlacedRow[] = [];
    const why = new Map<TableRow, string>();
    for (const { row, found } of read) {
      if (typeof found === 'string') {
        why.set(row, found);
        continue;
      }
      const place = found.venue === null ? (venueId ?? only) : (idOf(found.venue) ?? venueId);
      if (place === null && use === 'covers') why.set(row, 'None of your venues has this name.');
      else rows.push({ row, found, venueId: place });
    }
    return { rows, reasons: why };
  }

  /** All rows of a venue's day are added up. */
  private async takeDays(brandId: string, rows: readonly PlacedRow[], dryRun: boolean): Promise<Map<TableRow, string>> {
    const sums = new Map<string, VenueDay>();
    for (const { found, venueId } of rows) {
      const key = keyOf(found.day, venueId!);
      const covers = (sums.get(key)?.covers ?? 0) + found.covers;
      sums.set(key, { venueId: venueId!, brandId, day: found.day, covers, source: 'csv' });
    }
    const fates = new Map<string, string>();
    const wanted = [...sums].flatMap(([key, day]) => {
      const fault = faultOf(() => countDay(day, this.clock.now()));
      if (fault !== null) fates.set(key, fault);
      return fault === null ? [day] : [];
    });
    const before = await this.knownDays(brandId, wanted);
    for (const { day, venueId, covers } of wanted)
      fates.set(keyOf(day, venueId), before.get(keyOf(day, venueId)) === covers ? reasons.known : 'imported');
    if (!dryRun) await this.days.put(wanted);
    return new Map(rows.map(({ row, found, venueId }) => [row, fates.get(keyOf(found.day, venueId!))!]));
  }

  private async knownDays(brandId: string, wanted: readonly VenueDay[]): Promise<ReadonlyMap<string, number>> {
    const days = wanted.map(({ day }) => day).sort();
    if (days.length === 0) return new Map();
    const known = await this.days.between(brandId, days[0]!, days.at(-1)!);
    return new Map(known.map(({ day, venueId, covers }) => [keyOf(day, venueId), covers]));
  }

  /** A word or code is redeemed; what guests said otherwise counts as naming. */
  private async takeGuests(actor: Actor, rows: readonly PlacedRow[], dryRun: boolean): Promise<Map<TableRow, string>> {
    const find = await this.finder(ownProfile(actor).uid, rows);
    const why = new Map<TableRow, string>();
    const wanted: Readonly<{ row: TableRow; party: GuestParty }>[] = [];
    const equals = new Map<string, number>();
    for (const { row, found, venueId } of rows) {
      const named = find(found);
      if (!named) {
        why.set(row, reasons.nobody);
        continue;
      }
      const plain = nameOf(found, named.word, 0);
      const before = equals.get(plain) ?? 0;
      equals.set(plain, before + 1);
      const externalId = found.reference ?? nameOf(found, named.word, before);
      const said = { ...found, venueId: venueId ?? named.collab.venueId, externalId };
      try {
        const party = countParty({ kind: named.kind, source: 'csv' }, named.collab, said, this.clock.now());
        wanted.push({ row, party });
      } catch (error) {
        why.set(row, sentenceOf(error));
      }
    }
    const parties = wanted.map(({ party }) => party);
    const isNew = await (dryRun ? this.dryStore(ownProfile(actor).uid, parties) : this.store(actor, parties));
    for (const { row, party } of wanted) why.set(row, isNew(party) ? 'imported' : reasons.known);
    return why;
  }

  private async store(actor: Actor, parties: readonly GuestParty[]): Promise<(party: GuestParty) => boolean> {
    const tell: TellGuests = (all) => guestsEvents('guests.counted', all, actor, this.clock.now());
    const added = new Set(await this.parties.add(parties, tell));
    return ({ id }) => added.has(id);
  }

  private async dryStore(brandId: string, parties: readonly GuestParty[]): Promise<(party: GuestParty) => boolean> {
    const known = await this.parties.known(
      brandId,
      parties.map(({ externalId }) => externalId!),
    );
    const seen = new Set(known);
    return ({ kind, externalId }) => {
      const key = `${kind} ${externalId}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    };
  }

  /** Finds the Collab that a row names. */
  private async finder(brandId: string, rows: readonly PlacedRow[]) {
    const links = await this.links.ofBrand(brandId);
    const linkOf = (text: string | null) => (text === null ? undefined : links.find((link) => isSaid(link, text)));
    const named = rows.flatMap(({ found }) => linkOf(found.word) ?? linkOf(found.heard) ?? []);
    const collabs = new Map<string, ResultingCollab>();
    for (const id of new Set(named.map(({ collabId }) => collabId)))
      collabs.set(id, await this.collabs.get(theProduct, id));
    return ({ word, heard }: BookingRow) => {
      const redeemed = linkOf(word);
      const link = redeemed ?? linkOf(heard);
      if (!link) return null;
      const kind: GuestParty['kind'] = redeemed ? 'redeemed' : 'named';
      return { kind, word: link.word, collab: collabs.get(link.collabId)! };
    };
  }
}

const keyOf = (day: string, venueId: string): string => `${venueId} ${day}`;

function isSaid(link: CollabLink, text: string): boolean {
  const { word, code } = readSaid(text);
  return link.word === word || link.code === code;
}

function checkNeeded(mapping: BookingMapping, use: BookingOrder['use']): void {
  const missing = bookingFields.filter((field) => (field === 'day' || field === 'covers') && mapping[field] === null);
  if (missing.length > 0)
    throw outcomeErrors.unreadableTable('Please say which columns hold the date and the number of covers.');
  if (use === 'guests' && mapping.word === null && mapping.heard === null)
    throw outcomeErrors.unreadableTable('Please say which column holds the word or code, or who sent the guests.');
}

function faultOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return sentenceOf(error);
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  return Object.values(error.details.errors ?? {})[0] ?? error.message;
}
