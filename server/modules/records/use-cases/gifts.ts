import { taxYearAt, taxYearSpan } from '../../../contract/rules/tax-year.js';
import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type GiftLine, type GiftStatement, standingOf, statementOf } from '../domain/gift.js';
import { maySeeGifts } from '../domain/reader.js';
import { recordsErrors } from '../domain/records.errors.js';
import type { GiftCorrections, ProfileNames } from '../ports/neighbours.js';
import type { GiftLedger } from '../ports/repositories.js';
import type { NoteFacts } from './note-facts.js';

/** What an influencer has received in a UK tax year, for themselves and for staff. */
export class StateGifts {
  constructor(
    private readonly ledger: GiftLedger,
    private readonly names: ProfileNames,
    private readonly clock: Clock,
  ) {}

  /** `year` is the one in which the tax year begins; by default, the current one. @throws records/not-found */
  async execute(actor: Actor, influencerId: string, year?: number): Promise<GiftStatement> {
    const name = await this.names.nameOf('influencer', influencerId);
    if (name === null || !maySeeGifts(actor, influencerId)) throw recordsErrors.notFound(influencerId);
    const present = taxYearAt(this.clock.now());
    const asked = year ?? present;
    const { startsAt, endsBefore } = taxYearSpan(asked);
    const lines = await this.ledger.between(influencerId, startsAt, endsBefore);
    const first = await this.ledger.firstOf(influencerId);
    const earliest = Math.min(first ? taxYearAt(first) : present, present);
    const years = Array.from({ length: present - earliest + 1 }, (_, back) => present - back);
    return statementOf(name, asked, lines, years);
  }
}

/** The ledger's view of one Collab's gift. */
export type Gift = Readonly<{
  agreedPence: number;
  /** The current line; null before the visit, and after one that was cancelled. */
  standing: GiftLine | null;
  lines: readonly GiftLine[];
}>;

/** The gift of one Collab, line by line, for staff. */
export class ShowGift {
  constructor(private readonly ledger: GiftLedger) {}

  /** @throws records/collab-not-found */
  async execute(collabId: string): Promise<Gift> {
    const agreedPence = await this.ledger.valueOf(collabId);
    if (agreedPence === null) throw recordsErrors.collabNotFound(collabId);
    const lines = await this.ledger.ofCollab(collabId);
    return { agreedPence, standing: standingOf(lines), lines };
  }
}

/** Staff correct a gift's value, in the Collab's log and the ledger atomically. */
export class CorrectGiftValue {
  constructor(
    private readonly corrections: GiftCorrections,
    private readonly ledger: GiftLedger,
    private readonly note: NoteFacts,
    private readonly transaction: Transaction,
  ) {}

  /** `pence` is the retail value. @throws records/same-value, and what `GiftCorrections` throws */
  execute(actor: Actor, collabId: string, pence: number, reason: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      await this.note.execute([collabId]);
      if (standingOf(await this.ledger.ofCollab(collabId))?.pence === pence) throw recordsErrors.sameValue(pence);
      await this.corrections.note(actor, collabId, pence, reason);
      await this.note.execute([collabId]);
    });
  }
}

/** Staff decide on a contested bill, in the Collab's log and the ledger atomically. */
export class SettleBill {
  constructor(
    private readonly corrections: GiftCorrections,
    private readonly note: NoteFacts,
    private readonly transaction: Transaction,
  ) {}

  /** `pence` is the bill's total. @throws what `GiftCorrections.settleBill` throws */
  execute(actor: Actor, collabId: string, pence: number, reason: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      await this.corrections.settleBill(actor, collabId, pence, reason);
      await this.note.execute([collabId]);
    });
  }
}
