import { type Figures, noFigures, type Part, type Spendings } from '../../domain/brand-report.js';
import { figures, ownPieces, rates, sums } from './brand-numbers-sql.js';

const mostParts = 200;

/** Lines of money by what they were spent on. Each has all columns, so that they can be added up. */
const linesOf = (key: 'influencer_id' | 'collab_id') => `
  select fact.${key === 'collab_id' ? 'id' : key} as key, extra.price_pence as extras, 0 as gifts, 0 as visits, 0 as kept, 0 as missed
  from billing_extra_collabs extra join collab_facts fact on fact.id = extra.collab_id
  where extra.brand_id = $1 and extra.at >= $2 and extra.at < $3
  union all
  select ${key}, 0, pence, gifts, 0, 0 from gift_values where brand_id = $1 and received_at >= $2 and received_at < $3
  union all
  select ${key === 'collab_id' ? 'id' : key}, 0, 0, 0, value_pence, 1
  from collab_facts where brand_id = $1 and outcome = 'no_show' and visit_at >= $2 and visit_at < $3`;

/** What was published and what was spent, side by side for each key; $1 brand, $2 and $3 the period. */
export const partsBy = (key: 'influencer_id' | 'collab_id'): string => `
  with own as (${ownPieces(`id, platform, published_at, post_url, ${key}`)}),
    summed as (select ${key} as key, platform, ${sums} from own group by ${key}, platform),
    reached as (
      select key, sum(reach) as reached, ${figures} as figures
      from summed left join ${rates} on rate.platform = summed.platform group by key),
    spent as (
      select key, json_build_object('extrasPence', sum(extras), 'giftsPence', sum(gifts), 'visits', sum(visits),
        'noShowsPence', sum(kept), 'noShows', sum(missed)) as spent
      from (${linesOf(key)}) lines group by key),
    part as (select key, reached, figures, spent from reached full join spent using (key))`;

export const part = 'part.figures, part.spent';

/** The card of whoever it is about, who may have left. */
export const influencer = (id: string): string =>
  `json_build_object('id', ${id}, 'name', coalesce(card.name, 'Former influencer'), 'handle', coalesce(card.handle, ''))`;

export const largestFirst = `order by part.reached desc nulls last, part.figures is null, part.key limit ${mostParts}`;

export type PartRow = Readonly<{ figures: Figures | null; spent: Spendings | null }>;

const unspent: Spendings = { extrasPence: 0, giftsPence: 0, visits: 0, noShowsPence: 0, noShows: 0 };

export const partOf = ({ figures: own, spent }: PartRow): Part => ({ ...(own ?? noFigures), spent: spent ?? unspent });
