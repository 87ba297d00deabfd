import type { Actor } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import {
  type BrandReport,
  type CollabPart,
  costOf,
  costShares,
  funnelOf,
  type InfluencerPart,
  type Part,
  type Shares,
} from '../domain/brand-report.js';
import { type Period, periodBefore } from '../domain/period.js';
import type { BrandNumbers } from '../ports/brand-numbers.js';

/** How many pieces the wall shows. */
const wallPieces = 24;

/** The total that a breakdown's rows are part of. */
type Whole = Pick<BrandReport, 'now' | 'cost'>;

/** A service: the results of a brand's Collabs, for the brand itself and staff. */
export class ReportOnBrand {
  constructor(private readonly numbers: BrandNumbers) {}

  /** @throws analytics/brand-not-found */
  async execute(actor: Actor, brandId: string, period: Period): Promise<BrandReport> {
    await this.nameFor(actor, brandId);
    return this.of(brandId, period);
  }

  /** By influencer. The endpoint checks whether the plan includes it. @throws analytics/brand-not-found */
  async influencers(actor: Actor, brandId: string, period: Period): Promise<Shares<InfluencerPart>> {
    await this.nameFor(actor, brandId);
    return this.byInfluencer(brandId, period);
  }

  /** By Collab. @throws analytics/brand-not-found */
  async collabs(actor: Actor, brandId: string, period: Period): Promise<Shares<CollabPart>> {
    await this.nameFor(actor, brandId);
    return this.byCollab(brandId, period);
  }

  /** For any brand, once access has been checked: the report's link decides. */
  byInfluencer(brandId: string, period: Period, whole?: Whole): Promise<Shares<InfluencerPart>> {
    return this.shares(this.numbers.influencers(brandId, period), whole ?? this.whole(brandId, period));
  }

  /** Likewise. */
  byCollab(brandId: string, period: Period, whole?: Whole): Promise<Shares<CollabPart>> {
    return this.shares(this.numbers.collabParts(brandId, period), whole ?? this.whole(brandId, period));
  }

  /** The brand's name, for people who can see its numbers. @throws analytics/brand-not-found */
  async nameFor(actor: Actor, brandId: string): Promise<string> {
    const name = await this.numbers.nameOf(brandId);
    if (name === null || (actor.role !== 'admin' && actor.profile?.uid !== brandId))
      throw analyticsErrors.brandNotFound(brandId);
    return name;
  }

  private async shares<Of extends Part>(asked: Promise<Of[]>, of: Whole | Promise<Whole>): Promise<Shares<Of>> {
    const [parts, { now, cost }] = await Promise.all([asked, of]);
    return costShares(parts, cost, now.pieces);
  }

  private async whole(brandId: string, period: Period): Promise<Whole> {
    const [now, spent, times] = await Promise.all([
      this.numbers.figures(brandId, period),
      this.numbers.spendings(brandId, period),
      this.numbers.planTimes(brandId, period),
    ]);
    return { now, cost: costOf(spent, times, now.pieces, period) };
  }

  /** For any brand, once access has been checked. */
  async of(brandId: string, period: Period): Promise<BrandReport> {
    const before = periodBefore(period);
    const [{ now, before: then, largest }, spent, spentThen, times, timesThen, collabs, late, answers] =
      await Promise.all([
        this.numbers.breakdowns(brandId, period, wallPieces),
        this.numbers.spendings(brandId, period),
        this.numbers.spendings(brandId, before),
        this.numbers.planTimes(brandId, period),
        this.numbers.planTimes(brandId, before),
        this.numbers.collabs(brandId, period),
        this.numbers.late(brandId, period),
        this.numbers.answers(brandId, period),
      ]);
    return {
      period,
      before,
      now: now.all,
      then: then.all,
      cost: costOf(spent, times, now.all.pieces, period),
      costThen: costOf(spentThen, timesThen, then.all.pieces, before),
      trend: now.trend,
      trendThen: then.trend,
      platforms: now.platforms,
      platformsThen: then.platforms,
      funnel: funnelOf(collabs, late),
      answers,
      wall: await this.numbers.wall(largest),
    };
  }
}
