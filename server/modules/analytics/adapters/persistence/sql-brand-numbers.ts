import type { CollabOutcome, Platform } from '../../../../contract/lists/index.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import type {
  Answers,
  Figures,
  InfluencerRow,
  PlanMonth,
  PlatformRow,
  Spendings,
  TrendRow,
  WallPiece,
} from '../../domain/brand-report.js';
import { type Period, stepOf } from '../../domain/period.js';
import { BrandNumbers } from '../../ports/brand-numbers.js';
import { figures, ownPieces, rates, wallPiece } from './brand-numbers-sql.js';

const mostInfluencers = 200;

type GroupRow = Readonly<{
  by: 'all' | 'platform' | 'step';
  platform: Platform | null;
  step: string | null;
  figures: Figures;
}>;

const among = (brandId: string, { startsAt, endsBefore }: Period) => [brandId, startsAt, endsBefore];

/** Reads what collabs, billing and profiles publish, beside our own readings; PostgreSQL adds up. */
export class SqlBrandNumbers extends BrandNumbers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async nameOf(brandId: string): Promise<string | null> {
    const [brand] = await this.db.rows<{ name: string }>('select name from profile_brand_cards where id = $1', [
      brandId,
    ]);
    return brand?.name ?? null;
  }

  async figures(brandId: string, period: Period): Promise<Figures> {
    const [row] = await this.db.rows<{ figures: Figures }>(
      `with own as (${ownPieces}) select ${figures} as figures from own left join ${rates} using (platform)`,
      among(brandId, period),
    );
    return row!.figures;
  }

  async breakdown(brandId: string, period: Period) {
    const rows = await this.db.rows<GroupRow>(
      `with own as (${ownPieces}),
         stepped as (
           select own.*, to_char(date_trunc('${stepOf(period)}', published_at at time zone 'Europe/London'), 'YYYY-MM-DD') as step
           from own)
       select case when grouping(own.platform) = 0 then 'platform' when grouping(step) = 0 then 'step' else 'all' end as by,
         own.platform, step, ${figures} as figures
       from stepped own left join ${rates} on rate.platform = own.platform
       group by grouping sets ((), (own.platform), (step))
       order by sum(reach) desc nulls last, count(*) desc, step`,
      among(brandId, period),
    );
    const of = (by: GroupRow['by']) => rows.filter((row) => row.by === by);
    const trend = of('step').map(({ step, figures: { pieces, reach, engagements } }) => ({
      from: step!,
      pieces,
      reach,
      engagements,
    }));
    return {
      all: of('all')[0]!.figures,
      platforms: of('platform').map(({ platform, figures: own }): PlatformRow => ({ platform, ...own })),
      trend: trend.toSorted((one, other) => one.from.localeCompare(other.from)) satisfies TrendRow[],
    };
  }

  async influencers(brandId: string, period: Period): Promise<InfluencerRow[]> {
    const rows = await this.db.rows<{ influencer: InfluencerRow['influencer']; gifts: number; visits: number; figures: Figures }>(
      `with own as (${ownPieces}),
         each as (
           select influencer_id, sum(reach) as reached, ${figures} as figures
           from own left join ${rates} on rate.platform = own.platform group by influencer_id),
         gifts as (
           select influencer_id, sum(value_pence)::int as pence, count(*)::int as visits from collab_facts
           where brand_id = $1 and checked_in_at >= $2 and checked_in_at < $3 group by influencer_id)
       select json_build_object('id', each.influencer_id, 'name', coalesce(card.name, 'Former influencer'), 'handle', coalesce(card.handle, '')) as influencer,
         coalesce(gifts.pence, 0) as gifts, coalesce(gifts.visits, 0) as visits, each.figures
       from each left join gifts using (influencer_id) left join profile_influencer_cards card on card.id = each.influencer_id
       order by each.reached desc nulls last, each.influencer_id limit ${mostInfluencers}`,
      among(brandId, period),
    ); // prettier-ignore
    return rows.map(({ influencer, gifts, visits, figures: own }) => ({
      influencer,
      giftsPence: gifts,
      visits,
      ...own,
    }));
  }

  async spendings(brandId: string, period: Period): Promise<Spendings> {
    const [row] = await this.db.rows<Spendings>(
      `select
         (select coalesce(sum(price_pence), 0)::int from billing_extra_collabs
          where brand_id = $1 and at >= $2 and at < $3) as "extrasPence",
         coalesce(sum(value_pence) filter (where checked_in_at >= $2 and checked_in_at < $3), 0)::int as "giftsPence",
         (count(*) filter (where checked_in_at >= $2 and checked_in_at < $3))::int as visits,
         coalesce(sum(value_pence) filter (where outcome = 'no_show' and visit_at >= $2 and visit_at < $3), 0)::int as "noShowsPence",
         (count(*) filter (where outcome = 'no_show' and visit_at >= $2 and visit_at < $3))::int as "noShows"
       from collab_facts where brand_id = $1`,
      among(brandId, period),
    );
    return row!;
  }

  planMonths(brandId: string, period: Period): Promise<PlanMonth[]> {
    return this.db.rows<PlanMonth>(
      `select plan, starts_at as "startsAt", ends_at as "endsAt" from billing_plan_periods
       where brand_id = $1 and ends_at > $2 and starts_at < $3 order by starts_at`,
      among(brandId, period),
    );
  }

  collabs(brandId: string, period: Period) {
    return this.db.rows<{ stage: number; outcome: CollabOutcome; count: number }>(
      `select stage, outcome, count(*)::int as count from collab_facts
       where brand_id = $1 and created_at >= $2 and created_at < $3 group by stage, outcome`,
      among(brandId, period),
    );
  }

  async answers(brandId: string, period: Period): Promise<Answers> {
    const [row] = await this.db.rows<Answers>(
      `with asked as (
         select a.answered_at - c.created_at as took
         from collab_facts c
         left join lateral (select answered_at from collab_answers a where a.collab_id = c.id::text) a on true
         where c.brand_id = $1 and c.requested_by = 'influencer' and c.created_at >= $2 and c.created_at < $3)
       select count(*)::int as requests, count(took)::int as answered,
         (count(*) filter (where took <= interval '48 hours'))::int as "within48Hours",
         round((extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::numeric)::int as "medianMinutes"
       from asked`,
      among(brandId, period),
    );
    return row!;
  }

  wall(brandId: string, period: Period, limit: number): Promise<WallPiece[]> {
    return this.db.rows<WallPiece>(
      `with own as (${ownPieces})
       select ${wallPiece} from own left join profile_influencer_cards card on card.id = own.influencer_id
       order by coalesce(own.reach, own.views) desc nulls last, own.published_at desc, own.id limit $5`,
      [...among(brandId, period), this.clock.now(), limit],
    );
  }

  pieces(
    brandId: string,
    period: Period,
    after: Readonly<{ publishedAt: Date; id: string }> | null,
    limit: number,
  ): Promise<WallPiece[]> {
    return this.db.rows<WallPiece>(
      `with own as (${ownPieces} and ($6::timestamptz is null or (p.published_at, p.id) > ($6, $7::uuid)))
       select ${wallPiece} from own left join profile_influencer_cards card on card.id = own.influencer_id
       order by own.published_at, own.id limit $5`,
      [...among(brandId, period), this.clock.now(), limit, after?.publishedAt ?? null, after?.id ?? null],
    );
  }
}
