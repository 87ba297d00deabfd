import type { Actor } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { type BrandReport, costOf, funnelOf, type InfluencerRow } from '../domain/brand-report.js';
import { type Period, periodBefore } from '../domain/period.js';
import type { BrandNumbers } from '../ports/brand-numbers.js';

/** How many pieces the wall shows. */
const wallPieces = 24;

/** What a brand's Collabs have brought, for the brand itself and for staff. */
export class ReportOnBrand {
  constructor(private readonly numbers: BrandNumbers) {}

  /** @throws analytics/brand-not-found */
  async execute(actor: Actor, brandId: string, period: Period): Promise<BrandReport> {
    await this.nameFor(actor, brandId);
    return this.of(brandId, period);
  }

  /** By influencer. Whether the plan has it is asked at the door. @throws analytics/brand-not-found */
  async influencers(actor: Actor, brandId: string, period: Period): Promise<InfluencerRow[]> {
    await this.nameFor(actor, brandId);
    return this.numbers.influencers(brandId, period);
  }

  /** The brand's name, for whoever may see its numbers. @throws analytics/brand-not-found */
  async nameFor(actor: Actor, brandId: string): Promise<string> {
    const name = await this.numbers.nameOf(brandId);
    if (name === null || (actor.role !== 'admin' && actor.profile?.uid !== brandId))
      throw analyticsErrors.brandNotFound(brandId);
    return name;
  }

  /** Of any brand: for those who were let in already. */
  async of(brandId: string, period: Period): Promise<BrandReport> {
    const before = periodBefore(period);
    const [{ all, platforms, trend }, then, spent, spentThen, months, monthsThen, collabs, answers, wall] =
      await Promise.all([
        this.numbers.breakdown(brandId, period),
        this.numbers.figures(brandId, before),
        this.numbers.spendings(brandId, period),
        this.numbers.spendings(brandId, before),
        this.numbers.planMonths(brandId, period),
        this.numbers.planMonths(brandId, before),
        this.numbers.collabs(brandId, period),
        this.numbers.answers(brandId, period),
        this.numbers.wall(brandId, period, wallPieces),
      ]);
    return {
      period,
      before,
      now: all,
      then,
      cost: costOf(spent, months, all.pieces, period),
      costThen: costOf(spentThen, monthsThen, then.pieces, before),
      trend,
      platforms,
      funnel: funnelOf(collabs),
      answers,
      wall,
    };
  }
}
