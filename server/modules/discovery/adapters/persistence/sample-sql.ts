import type { InfluencerFilterName } from '../../../../contract/rules/influencer-filters.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { browserLimits } from '../../../../contract/rules/influencer-filters.js';
import { enoughToTell, sampleSize } from '../../domain/facets.js';
import { allOf, conditionsOf, listsAskedFor, Values } from './filter-sql.js';
import type { Tags } from './tag-codes.js';

/** How many of the sample there are, of how many of those the options were counted, and how often each was seen. */
export type Tally = Readonly<{ total: number; drawn: number; counts: Readonly<Record<string, number>> | null }>;

/** What a sample says: how large it is, its largest key, and its tallies; `without` are those that leave one list out. */
export type Sample = Tally &
  Readonly<{ size: number; lastKey: number; without: Readonly<Partial<Record<InfluencerFilterName, Tally>>> }>;

/**
 * Reads the influencers with the smallest keys, which are drawn by chance, from the index alone. Each knows how many of the lists
 * it meets: all of them makes it count, and all but one makes it count for the options of that one. Options are what takes the
 * time: where many are found, some of them tell as much as all.
 */
export async function drawSample(db: Database, filter: BrowserFilter, tags: Tags): Promise<Sample> {
  const values = new Values();
  const lists = listsAskedFor(filter);
  const others = allOf(conditionsOf({ ...filter, lists: {} }, tags, values));
  const met = (upTo: number) => ['0', ...lists.slice(0, upTo).map((_, index) => `meets_${index}`)].join(' + ');
  const columns = /\bsearch\b/.test(others) ? 'sample_key, tags, search' : 'sample_key, tags';
  const cap = (where: string) => `case when (select count(*) from sample) < ${sampleSize}
      and (select count(*) from counted where ${where}) <= ${browserLimits.exact} then ${browserLimits.exact} else ${enoughToTell} end`;
  // Looking into an array is slow: whoever misses two lists is not asked for the others. `offset 0` has each looked at once.
  const asked = lists.reduce(
    (people, [list, options], index) =>
      `(select *, case when ${met(index)} >= ${index - 1} then (tags && ${values.add(tags.codesOf(list, options))}::int[])::int
          else 0 end as meets_${index} from ${people} offset 0) p${index}`,
    `(select * from sample where ${others}) p`,
  );
  const tally = (where: string, only = '') => `(
    with drawn as materialized (select tags from counted where ${where} limit (select ${cap(where)}))
    select json_build_object(
      'total', (select count(*) from counted where ${where}),
      'drawn', (select count(*) from drawn),
      'counts', (select json_object_agg(code, n) from (
        select code, count(*) as n from drawn, unnest(tags) code${only} group by code) c)))`;
  const without = lists.map(([list], index) => {
    const own = ` where code = any(${values.add(tags.codesIn(list))}::int[])`;
    return `'${list}', ${tally(`met - meets_${index} = ${lists.length - 1}`, own)}`;
  });
  const [row] = await db.rows<{ size: number; lastKey: number; all: Tally; without: Sample['without'] }>(
    `with sample as materialized (
       select ${columns} from discovery_influencers order by sample_key limit ${values.add(sampleSize)}),
     counted as materialized (select *, ${met(lists.length)} as met from ${asked})
     select (select count(*)::int from sample) as size, (select coalesce(max(sample_key), 0) from sample) as "lastKey",
       ${tally(`met = ${lists.length}`)} as all, json_build_object(${without.join(', ')}) as without`,
    values.list,
  );
  const { all, ...rest } = row!;
  return { ...rest, ...all };
}
