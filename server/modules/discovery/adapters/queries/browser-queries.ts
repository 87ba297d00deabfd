import type { SafetyCategory } from '../../../../contract/lists/index.js';
import { browserLimits, type InfluencerSort } from '../../../../contract/rules/influencer-filters.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter, Cursor } from '../../domain/browser-filter.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import type { Facets } from '../../domain/facets.js';
import { card, orders, sheet } from '../persistence/card-sql.js';
import { guessable, guesses, guessing } from '../persistence/close-sql.js';
import { FacetCounter } from '../persistence/facet-counter.js';
import { allOf, conditionsOf, listsAskedFor, spanOf, Values } from '../persistence/filter-sql.js';
import type { TagCodes, Tags } from '../persistence/tag-codes.js';
import { type Asking, askingNothing, Outlook } from '../persistence/tag-plan.js';
import type { KeptSample } from '../persistence/tag-sample.js';

type BrowserPage = Readonly<{ sort: InfluencerSort; limit: number; after: Cursor | null }>;

type PageRow = { body: string | null; found: number };

/** The content of a card in addition to the attributes. */
const shownOnCards = ['band', 'engagement', 'platform', 'profile', 'city', 'country', 'category', 'safety'];

/** The measured cost of passing someone in a sort index, relative to fetching a person. */
const passingCost = 0.2;

const oneSheet = `
  select ${sheet}::text as body from discovery_influencers p join profile_influencer_sheets s using (id) where p.id = $1`;

/** Reads influencers for the browser's pages, without deleted and hidden ones. */
export class BrowserQueries {
  private readonly counter: FacetCounter;

  constructor(
    private readonly db: Database,
    private readonly codes: TagCodes,
    private readonly sample: KeptSample,
  ) {
    this.counter = new FacetCounter(db, sample);
  }

  /**
   * A page of cards as the JSON text of an `InfluencerPage`: PostgreSQL builds it, and it is passed through unparsed.
   * Its cost doesn't grow with its depth. If nobody matches the words exactly, returns up to 50 close matches, nearest
   * first.
   */
  async page(filter: BrowserFilter, page: BrowserPage): Promise<string> {
    const tags = await this.codes.all();
    const words = searchWords(filter.text);
    if (words.length === 0) return (await this.byLists(filter, page, tags)).body!;

    const few = await this.fewFound(filter, page, tags);
    if (few.body === null) return (await this.walk(filter, page, tags, new Outlook(await this.sample.hint()))).body!;
    const nobody = few.found === 0 && page.after === null && guessable(words).length > 0;
    return nobody ? this.closest(filter, tags) : few.body;
  }

  /**
   * How many the filter matches, and how many have each option. A filtered list's options are counted without that
   * list's own filter. Exact up to 10,000, estimated from a sample above.
   */
  async facets(filter: BrowserFilter): Promise<Facets> {
    const tags = await this.codes.all();
    const facets = await this.counter.count(filter, tags);
    const words = guessable(searchWords(filter.text));
    if (facets.total > 0 || words.length === 0) return facets;
    const close = await this.counter.countClose(filter, tags);
    return close.total > 0 ? close : facets; // lists that know what another choice in them would find
  }

  /** How many influencers the filter would show without these flags. Exact up to 10,000; further counts stop at 10,001. */
  async leftOut(filter: BrowserFilter, flags: readonly SafetyCategory[]): Promise<number> {
    const tags = await this.codes.all();
    const values = new Values();
    const others = { ...filter, exclude: filter.exclude.filter((flag) => !flags.includes(flag)) };
    const carries = `tags && ${values.add(tags.codesOf('safety', flags))}::int[]`;
    const outlook = new Outlook(await this.sample.hint());
    const where = allOf([carries, ...conditionsOf(others, tags, values, { outlook })]);
    const [row] = await this.db.rows<{ count: number }>(
      `select count(*)::int as count from (
         select from discovery_influencers where ${where} limit ${values.add(browserLimits.exact + 1)}) found`,
      values.list,
    );
    return row!.count;
  }

  /**
   * One influencer with everything that brands can see, as the JSON text of an `InfluencerSheet`. @throws
   * discoveryErrors.influencerNotFound
   */
  async sheet(id: string): Promise<string> {
    const [row] = await this.db.quickRead<{ body: string }>(oneSheet, [id, shownOnCards], 'browser-sheet');
    if (!row) throw discoveryErrors.influencerNotFound(id);
    return row.body;
  }

  /** Without words: all matches, if the index finds them faster than a scan in sort order would meet enough of them. */
  private async byLists(filter: BrowserFilter, page: BrowserPage, tags: Tags): Promise<PageRow> {
    const outlook = new Outlook(await this.sample.hint());
    const lists = listsAskedFor(filter).map(([list, options]) => tags.codesOf(list, options));
    if (lists.length === 0) return this.walk(filter, page, tags, outlook);

    const spanned = spanOf(filter, page.sort, new Values())?.list;
    const walked = spanned ? outlook.shareOf(tags.codesOf(spanned, filter.lists[spanned]!)) : 1;
    const meeting = outlook.meeting({ lists, unwanted: tags.codesOf('safety', filter.exclude) });
    const { cost } = outlook.worthAsking(lists);
    if (((page.limit * walked) / meeting) * passingCost <= cost) return this.walk(filter, page, tags, askingNothing);

    const values = new Values();
    const { column } = orders[page.sort];
    const found = allOf(conditionsOf(filter, tags, values, { outlook }));
    return this.cut(`select id, ${column} from discovery_influencers where ${found}`, page, values);
  }

  /**
   * Scans the sort index, which includes the tags. Not prepared, because PostgreSQL then knows how common each tag is.
   */
  private walk(filter: BrowserFilter, page: BrowserPage, tags: Tags, outlook: Asking): Promise<PageRow> {
    const values = new Values();
    const span = spanOf(filter, page.sort, values);
    const except = span?.whole ? span.list : undefined;
    const conditions = [...(span?.conditions ?? []), ...conditionsOf(filter, tags, values, { except, outlook })];
    return this.read(
      `with cut as (
         select id from discovery_influencers where ${allOf([...conditions, ...beyond(page, values)])} ${inOrder(page, values)}),
       page as (select d.* from cut join discovery_influencers d using (id))
       ${bodyOf(page, values)}`,
      values,
    );
  }

  /** With words: finds all matches once, and cuts the page from them. The body is null if there are many. */
  private fewFound(filter: BrowserFilter, page: BrowserPage, tags: Tags): Promise<PageRow> {
    const values = new Values();
    const { column } = orders[page.sort];
    const limit = values.add(browserLimits.exact + 1);
    const found = `select id, ${column} from discovery_influencers where ${allOf(conditionsOf(filter, tags, values))} limit ${limit}`;
    return this.cut(found, page, values, `(select count(*) from found) <= ${values.add(browserLimits.exact)}`);
  }

  /** The page among all matches. */
  private cut(found: string, page: BrowserPage, values: Values, when?: string): Promise<PageRow> {
    return this.read(
      `with found as materialized (${found}),
       cut as (select id from found where ${allOf(beyond(page, values))} ${inOrder(page, values)}),
       page as (select d.* from cut join discovery_influencers d using (id))
       ${bodyOf(page, values, when)}`,
      values,
    );
  }

  /** Nobody matches the words exactly: close matches, closest first. */
  private closest(filter: BrowserFilter, tags: Tags): Promise<string> {
    const values = new Values();
    const { from, near } = guesses(filter, tags, values);
    return guessing(this.db, async () => {
      const { body } = await this.read(
        `with page as (select *, ${near} as near from ${from})
         select json_build_object('items', coalesce(json_agg(${card} order by p.near desc, p.id), '[]'::json), 'next', null, 'close', true)::text
           as body, count(*)::int as found from page p`,
        values,
      );
      return body!;
    });
  }

  private async read(text: string, values: Values): Promise<PageRow> {
    const [row] = await this.db.quickRead<PageRow>(text, values.list);
    return row!;
  }
}

/** Only what follows the previous page. */
function beyond({ sort, after }: BrowserPage, values: Values): string[] {
  if (!after) return [];
  const { column, type } = orders[sort];
  return [`(${column}, id) < (${values.add(after.value)}::${type}, ${values.add(after.id)}::uuid)`];
}

const inOrder = ({ sort, limit }: BrowserPage, values: Values): string =>
  `order by ${orders[sort].column} desc, id desc limit ${values.add(limit)}`;

/** The JSON of the rows in `page`; null if `when` is false. */
function bodyOf({ sort, limit }: BrowserPage, values: Values, when = 'true'): string {
  const { column, text } = orders[sort];
  const whole = values.add(limit);
  return `
    select case when ${when} then json_build_object(
      'items', coalesce(json_agg(${card} order by p.${column} desc, p.id desc), '[]'::json),
      'next', case when count(*) = ${whole} then (select ${text} || '_' || id from page order by ${column}, id limit 1) end,
      'close', false)::text end as body, count(*)::int as found from page p`;
}
