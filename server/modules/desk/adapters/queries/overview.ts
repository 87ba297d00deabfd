import { salesStages } from '../../../../contract/lists/index.js';
import { type FoundKind, foundKinds } from '../../../../contract/rules/desk.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { FoundView, TodayView, WaitingView } from '../http/overview.dto.js';

const ofEach = 6;
const callsShown = 5;

const views: Record<FoundKind, string> = {
  brand: 'search_brands',
  influencer: 'search_influencers',
  user: 'search_users',
  collab: 'search_collabs',
  offer: 'search_offers',
};

/** Matches a name that contains all the words; an @handle also matches any of an influencer's accounts. */
const has = (words: readonly string[], kind: FoundKind): string =>
  words
    .map((word, index) =>
      kind === 'influencer' && word.startsWith('@')
        ? `id = any(array(select influencers_called($${index + 1})))`
        : `words like word_pattern($${index + 1})`,
    )
    .join(' and ');

const noShowClaims = `
    (select count(*)::int from collab_cards
     where outcome = 'open' and no_show_claimed_at is not null and no_show_answer is not null and checked_in_at is null) as "noShowClaims"`;
const contentClaims = `
    (select count(*)::int from collab_cards where undelivered_claimed and undelivered_answer is not null) as "contentClaims"`;
const contestedBills = `
    (select count(*)::int from collab_cards where bill_contested) as "contestedBills"`;
const reportedUses = `
    (select count(*)::int from collab_cards where use_reported) as "reportedUses"`;
const lateBefore = (now: string): string =>
  `(select count(*)::int from collab_cards where outcome = 'open' and late_from < ${now}) as "collabsLate"`;

const waiting = `
  select
    (select count(*)::int from call_cards
     where starts_at >= $1 and starts_at < (date_trunc('day', $1::timestamptz at time zone 'Europe/London') + interval '1 day')
       at time zone 'Europe/London') as calls,
    (select count(distinct influencer_id)::int from open_claims) as claims,
    (select count(*)::int from open_duplicates) as duplicates,
    (select count(*)::int from open_reviews) as reviews,
    ${lateBefore('$1')},
    ${noShowClaims},
    ${contentClaims},
    ${contestedBills},
    ${reportedUses},
    (select count(*)::int from open_appeals) as appeals`;

const counts = `
  select
    (select count(*)::int from desk_tasks where done_at is null and assignee_id = $1 and due_on < $2::date) as overdue,
    (select count(*)::int from desk_tasks where done_at is null and assignee_id = $1 and due_on = $2::date) as today,
    ${noShowClaims},
    ${contentClaims},
    ${contestedBills},
    ${reportedUses},
    ${lateBefore('$3')},
    (select count(*)::int from payments_to_check) as "paymentsToCheck",
    (select count(*)::int from lead_cards where created_at > $3::timestamptz - interval '7 days') as "newLeads"`;

type Counts = Omit<TodayView, 'tasks' | 'calls' | 'pipeline'> & TodayView['tasks'];

const callColumns = `id, name, company, starts_at as "startsAt", case kind when 'brand' then profile_uid end as "brandId"`;
const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });

/** Searches everything, through the views published by other modules. */
export class Overview {
  constructor(private readonly db: Database) {}

  /** A few of each kind whose names contain all the words. */
  async search(typed: string): Promise<FoundView[]> {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    // Not prepared: a prepared statement's plan couldn't know that the words are long enough for the index.
    const found = await Promise.all(
      foundKinds.map((kind) =>
        this.db.rows<FoundView>(
          `select '${kind}' as kind, id, title, detail from ${views[kind]} where ${has(words, kind)} order by title, id limit ${ofEach}`,
          words,
        ),
      ),
    );
    return found.flat();
  }

  async today(userId: string, now: Date): Promise<TodayView> {
    const [[numbers], calls, stages] = await Promise.all([
      this.db.rows<Counts>(counts, [userId, londonDay.format(now), now], 'desk-today'),
      this.db.rows<TodayView['calls'][number]>(
        `select ${callColumns} from call_cards where starts_at >= $1 order by starts_at limit ${callsShown}`,
        [now],
        'desk-calls',
      ),
      this.db.rows<{ stage: number; total: number }>(
        'select sales_stage as stage, count(*)::int as total from brand_stages group by sales_stage',
        [],
        'desk-pipeline',
      ),
    ]);
    const { overdue, today, ...others } = numbers!;
    const totals = new Map(stages.map(({ stage, total }) => [stage, total]));
    const pipeline = salesStages.map(({ id: stage }) => ({ stage, total: totals.get(stage) ?? 0 }));
    return { ...others, tasks: { overdue, today }, calls, pipeline };
  }

  async waiting(now: Date): Promise<WaitingView> {
    const [numbers] = await this.db.rows<WaitingView>(waiting, [now], 'desk-waiting');
    return numbers!;
  }

  /** Booked calls with this brand or influencer, latest first. */
  callsOf(profileUid: string): Promise<TodayView['calls']> {
    return this.db.rows(
      `select ${callColumns} from call_cards where profile_uid = $1 order by starts_at desc limit 50`,
      [profileUid],
    );
  }
}
