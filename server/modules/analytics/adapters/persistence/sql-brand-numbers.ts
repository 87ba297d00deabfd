import type { CollabOutcome, Platform } from '../../../../contract/lists/index.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import {
  type Answers,
  type Breakdown,
  type CollabPart,
  type Figures,
  type InfluencerPart,
  noFigures,
  type Part,
  type PlanTime,
  type Spendings,
  type WallPiece,
} from '../../domain/brand-report.js';
import { type Period, periodBefore, stepOf } from '../../domain/period.js';
import { BrandNumbers } from '../../ports/brand-numbers.js';
import { figures, largestReach, namedPieces, ownPieces, rates, sums, wallPiece } from './brand-numbers-sql.js';

const mostParts = 200;

/** Cost items by what they were spent on. Each has every column, so that they can be summed. */
const linesOf = (key: 'influencer_id' | 'collab_id') => `
  select fact.${key === 'collab_id' ? 'id' : key} as key, extra.price_pence as extras, 0 as gifts, 0 as visits, 0 as measured, 0 as kept, 0 as missed
  from billing_extra_collabs extra join collab_facts fact on fact.id = extra.collab_id
  where extra.brand_id = $1 and extra.at >= $2 and extra.at < $3
  union all
  select ${key}, 0, pence, gifts, case basis when 'MEASURED' then gifts else 0 end, 0, 0 from gift_values where brand_id = $1 and received_at >= $2 and received_at < $3
  union all
  select ${key === 'collab_id' ? 'id' : key}, 0, 0, 0, 0, value_pence, 1
  from collab_facts where brand_id = $1 and outcome = 'no_show' and visit_at >= $2 and visit_at < $3`;

/** Publications joined with costs by key; $1 brand, $2 and $3 the period. */
const partsBy = (key: 'influencer_id' | 'collab_id'): string => `
  with own as (${ownPieces(`id, platform, published_at, post_url, ${key}`)}),
    summed as (select ${key} as key, platform, ${sums} from own group by ${key}, platform),
    reached as (
      select key, sum(reach) as reached, ${figures} as figures
      from summed left join ${rates} on rate.platform = summed.platform group by key),
    spent as (
      select key, json_build_object('extrasPence', sum(extras), 'giftsPence', sum(gifts), 'visits', sum(visits), 'measuredVisits', sum(measured),
        'noShowsPence', sum(kept), 'noShows', sum(missed)) as spent
      from (${linesOf(key)}) lines group by key),
    part as (select key, reached, figures, spent from reached full join spent using (key))`;

export const part = 'part.figures, part.spent';

/** The card of the person concerned, who may have left. */
export const influencer = (id: string): string =>
  `json_build_object('id', ${id}, 'name', coalesce(card.name, 'Former influencer'), 'handle', coalesce(card.handle, ''))`;

export const largestFirst = `order by part.reached desc nulls last, part.figures is null, part.key limit ${mostParts}`;

type PartRow = Readonly<{ figures: Figures | null; spent: Spendings | null }>;

const unspent: Spendings = {
  ...{ extrasPence: 0, giftsPence: 0, visits: 0, measuredVisits: 0 },
  ...{ noShowsPence: 0, noShows: 0 },
};

export const partOf = ({ figures: own, spent }: PartRow): Part => ({ ...(own ?? noFigures), spent: spent ?? unspent });

type GroupRow = Readonly<{
  isNow: boolean;
  by: 'all' | 'platform' | 'step';
  platform: Platform | null;
  step: string | null;
  figures: Figures;
  largest: string[] | null;
}>;

const among = (brandId: string, { startsAt, endsBefore }: Period) => [brandId, startsAt, endsBefore];

function breakdownOf(rows: readonly GroupRow[]): Breakdown {
  const of = (by: GroupRow['by']) => rows.filter((row) => row.by === by);
  const trend = of('step').map(({ step, figures: { pieces, reach, engagements } }) => ({
    from: step!,
    pieces,
    reach,
    engagements,
  }));
  return {
    all: of('all')[0]?.figures ?? noFigures,
    platforms: of('platform').map(({ platform, figures: own }) => ({ platform, ...own })),
    trend: trend.toSorted((one, other) => one.from.localeCompare(other.from)),
  };
}

/** Reads the views published by collabs, billing and profiles, and our own readings; PostgreSQL does the sums. */
export class SqlBrandNumbers extends BrandNumbers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async nameOf(brandId: string): Promise<string | null> {
    const [brand] = await this.db.rows<{ name: string }>(
      'select name from profile_brand_cards where id = $1',
      [brandId],
      'brand-name',
    );
    return brand?.name ?? null;
  }

  async figures(brandId: string, period: Period): Promise<Figures> {
    const [row] = await this.db.rows<{ figures: Figures }>(
      `with own as (${ownPieces('id, platform, post_url')}), summed as (select platform, ${sums} from own group by platform)
       select ${figures} as figures from summed left join ${rates} using (platform)`,
      among(brandId, period),
      'brand-figures',
    );
    return row!.figures;
  }

  async breakdowns(brandId: string, period: Period, shown: number) {
    const { startsAt } = periodBefore(period);
    const rows = await this.db.rows<GroupRow>(
      `with own as materialized (
         select id, platform, published_at, published_at >= $4 as is_now, post_url, reach, views, basis, engagements
         from (${ownPieces('id, platform, published_at, post_url')}) pieces),
         summed as (
           select is_now, platform, date_trunc('${stepOf(period)}', published_at at time zone 'Europe/London') as step, ${sums}
           from own group by 1, 2, 3)
       select is_now as "isNow",
         case when grouping(summed.platform) = 0 then 'platform' when grouping(step) = 0 then 'step' else 'all' end as by,
         summed.platform, to_char(step, 'YYYY-MM-DD') as step, ${figures} as figures,
         case when is_now and grouping(summed.platform, step) = 3
           then array(select id from own where is_now order by ${largestReach} limit $5) end as largest
       from summed left join ${rates} on rate.platform = summed.platform
       group by grouping sets ((is_now), (is_now, summed.platform), (is_now, step))
       order by sum(reach) desc nulls last, sum(pieces) desc, step`,
      [brandId, startsAt, period.endsBefore, period.startsAt, shown],
      `brand-breakdowns-${stepOf(period)}`,
    );
    const of = (isNow: boolean): Breakdown => breakdownOf(rows.filter((row) => row.isNow === isNow));
    return { now: of(true), before: of(false), largest: rows.find(({ largest }) => largest)?.largest ?? [] };
  }

  async influencers(brandId: string, period: Period): Promise<InfluencerPart[]> {
    const rows = await this.db.rows<PartRow & Pick<InfluencerPart, 'influencer'>>(
      `${partsBy('influencer_id')}
       select ${part}, ${influencer('part.key')} as influencer
       from part left join profile_influencer_cards card on card.id = part.key ${largestFirst}`,
      among(brandId, period),
      'brand-influencers',
    );
    return rows.map((row) => ({ influencer: row.influencer, ...partOf(row) }));
  }

  async collabParts(brandId: string, period: Period): Promise<CollabPart[]> {
    const rows = await this.db.rows<PartRow & Pick<CollabPart, 'influencer' | 'collab'>>(
      `${partsBy('collab_id')}
       select ${part}, ${influencer('own.influencer_id')} as influencer,
         json_build_object('id', part.key, 'title', coalesce(own.title, '')) as collab
       from part left join collab_facts own on own.id = part.key
       left join profile_influencer_cards card on card.id = own.influencer_id ${largestFirst}`,
      among(brandId, period),
      'brand-collab-parts',
    );
    return rows.map((row) => ({ collab: row.collab, influencer: row.influencer, ...partOf(row) }));
  }

  async spendings(brandId: string, period: Period): Promise<Spendings> {
    const [row] = await this.db.rows<Spendings>(
      `select
         (select coalesce(sum(price_pence), 0)::float8 from billing_extra_collabs
          where brand_id = $1 and at >= $2 and at < $3) as "extrasPence",
         gift.*, missed.*
       from (
         select coalesce(sum(pence), 0)::float8 as "giftsPence", coalesce(sum(gifts), 0)::int as visits,
           coalesce(sum(gifts) filter (where basis = 'MEASURED'), 0)::int as "measuredVisits"
         from gift_values where brand_id = $1 and received_at >= $2 and received_at < $3) gift, (
         select coalesce(sum(value_pence), 0)::float8 as "noShowsPence", count(*)::int as "noShows"
         from collab_facts where brand_id = $1 and outcome = 'no_show' and visit_at >= $2 and visit_at < $3) missed`,
      among(brandId, period),
      'brand-spendings',
    );
    return row!;
  }

  planTimes(brandId: string, period: Period): Promise<PlanTime[]> {
    return this.db.rows<PlanTime>(
      `select plan, starts_at as "startsAt", ends_at as "endsAt", month_starts_at as "monthStartsAt", month_ends_at as "monthEndsAt" from billing_plan_periods
       where brand_id = $1 and ends_at > $2 and starts_at < $3 order by starts_at`,
      among(brandId, period),
      'brand-plan-times',
    );
  }

  collabs(brandId: string, period: Period) {
    return this.db.rows<{ stage: number; outcome: CollabOutcome; count: number }>(
      `select stage, outcome, count(*)::int as count from collab_facts
       where brand_id = $1 and created_at >= $2 and created_at < $3 group by stage, outcome`,
      among(brandId, period),
      'brand-collabs',
    );
  }

  async late(brandId: string, period: Period): Promise<number> {
    const [row] = await this.db.rows<{ late: number }>(
      `select count(*)::int as late from collab_facts
       where brand_id = $1 and created_at >= $2 and created_at < $3 and outcome = 'open' and late_from < $4`,
      [...among(brandId, period), this.clock.now()],
      'brand-late',
    );
    return row!.late;
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
      'brand-answers',
    );
    return row!;
  }

  wall(ids: readonly string[]): Promise<WallPiece[]> {
    return this.db.rows<WallPiece>(
      `with own as (${namedPieces})
       select ${wallPiece('$2')} from own left join profile_influencer_cards card on card.id = own.influencer_id
       order by array_position($1::uuid[], own.id)`,
      [ids, this.clock.now()],
      'brand-wall',
    );
  }

  pieces(
    brandId: string,
    period: Period,
    after: Readonly<{ publishedAt: Date; id: string }> | null,
    limit: number,
  ): Promise<WallPiece[]> {
    return this.db.rows<WallPiece>(
      `with own as (${ownPieces('*', 'and ($6::timestamptz is null or (published_at, id) > ($6, $7::uuid)) order by published_at, id limit $5')})
       select ${wallPiece('$4')} from own left join profile_influencer_cards card on card.id = own.influencer_id
       order by own.published_at, own.id`,
      [...among(brandId, period), this.clock.now(), limit, after?.publishedAt ?? null, after?.id ?? null],
    );
  }
}
