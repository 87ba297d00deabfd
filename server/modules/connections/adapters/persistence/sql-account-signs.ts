import type { Platform } from '../../../../contract/lists/social.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { AccountReading } from '../../domain/account-numbers.js';
import {
  type CreatorHome,
  decidedSince,
  isBySize,
  isLowFar,
  type PostCounts,
  type SignContest,
  type SignEvent,
  type SignEvidence,
  type SignFigure,
  signKinds,
  signPosts,
  sizeFactor,
} from '../../domain/account-signs.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { AccountSigns, type ShownSign } from '../../ports/connections.js';

/** More wouldn't change a percentage. */
const mostOthers = 5_000;

const contestColumns = `id, influencer_id as "influencerId", platform, kind, words, reason, contested_by as "contestedBy",
  contested_at as "contestedAt", decision, note, decided_by as "decidedBy", decided_at as "decidedAt"`;

/** $1 whose, $2 since when, $3 for brands, $4 kinds of which low is far, $5 kinds by size, $6 the factor, $7 at most. */
export const signsOf = `
  select s.platform, s.kind, s.value, s.day::text as day, f.country, f.city, r.among, r.as_far as "asFar", c.contest
  from account_signs s join profile_influencer_facts f on f.id = s.influencer_id and not f.deleted and not ($3 and f.hidden)
  cross join lateral (
    select count(*)::int as among,
      count(*) filter (where case when s.kind = any($4) then o.value <= s.value else o.value >= s.value end)::int as as_far
    from (
      select value from account_signs o
      where o.platform = s.platform and o.kind = s.kind and o.day >= ($2::timestamptz at time zone 'UTC')::date and o.influencer_id <> s.influencer_id
        and (not s.kind = any($5) or o.followers between s.followers / $6 and s.followers * $6)
      order by o.day desc limit $7) o) r
  left join lateral (
    select to_jsonb(n) as contest from (
      select ${contestColumns} from sign_contests k
      where k.influencer_id = s.influencer_id and k.platform = s.platform and k.kind = s.kind
        and (k.decided_at is null or k.decided_at >= $2::timestamptz)
      order by k.contested_at desc limit 1) n) c on true
  where s.influencer_id = $1
    and exists (select from connections x where x.influencer_id = s.influencer_id and x.platform = s.platform
      and x.sealed_tokens is not null)
  order by s.platform, array_position($8, s.kind)`;

type ShownRow = Pick<ShownSign, 'platform' | 'kind' | 'value' | 'day' | keyof CreatorHome> &
  ShownSign['rank'] & { contest: (Omit<SignContest, 'contestedAt' | 'decidedAt'> & Record<string, string>) | null };

export class SqlAccountSigns extends AccountSigns {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async about(influencerId: string, platform: Platform): Promise<Pick<SignEvidence, 'posts' | keyof CreatorHome>> {
    const [home] = await this.db.rows<CreatorHome>('select country, city from profile_influencer_facts where id = $1', [
      influencerId,
    ]);
    const posts = await this.db.rows<Record<keyof PostCounts, string | null>>(
      `select likes, comments from measured_posts where influencer_id = $1 and platform = $2
       order by published_at desc limit $3`,
      [influencerId, platform, signPosts],
    );
    const numberIn = (text: string | null) => (text === null ? null : Number(text));
    return {
      posts: posts.map(({ likes, comments }) => ({ likes: numberIn(likes), comments: numberIn(comments) })),
      country: home?.country ?? null,
      city: home?.city ?? null,
    };
  }

  keep(
    { influencerId, platform, followers, day }: Pick<AccountReading, 'influencerId' | 'platform' | 'followers' | 'day'>,
    figures: readonly SignFigure[],
  ): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.affected('delete from account_signs where influencer_id = $1 and platform = $2', [
        influencerId,
        platform,
      ]);
      await this.db.affected(
        `insert into account_signs (influencer_id, platform, kind, value, followers, day)
         select $1, $2, kind, value, $3, $4 from jsonb_to_recordset($5::jsonb) as f (kind text, value float8)
         on conflict (influencer_id, platform, kind) do update set value = excluded.value,
           followers = excluded.followers, day = excluded.day`,
        [influencerId, platform, followers ?? 0, day, JSON.stringify(figures)],
      );
    });
  }

  forget(influencerId: string, platform: Platform): Promise<void> {
    return this.db.inTransaction(async () => {
      for (const table of ['account_signs', 'sign_contests'])
        await this.db.affected(`delete from ${table} where influencer_id = $1 and platform = $2`, [
          influencerId,
          platform,
        ]);
    });
  }

  async of(influencerId: string, now: Date, reader: 'brand' | 'creator'): Promise<readonly ShownSign[]> {
    const rows = await this.db.rows<ShownRow>(signsOf, [
      ...[influencerId, decidedSince(now), reader === 'brand'],
      ...[signKinds.filter(isLowFar), signKinds.filter(isBySize), sizeFactor, mostOthers, signKinds],
    ]);
    return rows.map(({ among, asFar, contest, ...sign }) => ({
      ...sign,
      rank: { among, asFar },
      contest: contest && {
        ...contest,
        contestedAt: new Date(contest.contestedAt!),
        decidedAt: contest.decidedAt ? new Date(contest.decidedAt) : null,
      },
    }));
  }

  async contest(id: string): Promise<SignContest> {
    const [found] = await this.db.rows<SignContest>(`select ${contestColumns} from sign_contests where id = $1`, [id]);
    if (!found) throw connectionErrors.contestNotFound();
    return found;
  }

  save(contest: SignContest, event: SignEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      await (contest.decision ? this.decide(contest) : this.add(contest));
      await this.outbox.append([event]);
    });
  }

  private async add({ id, influencerId, platform, kind, words, reason, contestedBy, contestedAt }: SignContest) {
    const written = this.db.affected(
      `insert into sign_contests (id, influencer_id, platform, kind, words, reason, contested_by, contested_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, influencerId, platform, kind, words, reason, contestedBy, contestedAt],
    );
    await orConflict(written, () => connectionErrors.alreadyContested(), 'sign_contests_one_open');
  }

  private async decide({ id, decision, note, decidedBy, decidedAt }: SignContest) {
    const decided = await this.db.affected(
      `update sign_contests set decision = $2, note = $3, decided_by = $4, decided_at = $5
       where id = $1 and decision is null`,
      [id, decision, note, decidedBy, decidedAt],
    );
    if (decided === 0) throw connectionErrors.contestDecided();
  }
}
