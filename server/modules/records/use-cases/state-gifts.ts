import { taxYearAt, taxYearSpan } from '../../../contract/rules/tax-year.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type GiftStatement, statementOf } from '../domain/gift-statement.js';
import { maySeeGifts } from '../domain/reader.js';
import { recordsErrors } from '../domain/records.errors.js';
import type { GiftLedger } from '../ports/gift-ledger.js';
import type { ProfileNames } from '../ports/profile-names.js';

/** What an influencer has received in a UK tax year, for themselves and for staff. */
export class StateGifts {
  constructor(
    private readonly ledger: GiftLedger,
    private readonly names: ProfileNames,
    private readonly clock: Clock,
  ) {}

  /** `year` is the one in which the tax year begins; without it, the present one. @throws records/not-found */
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
