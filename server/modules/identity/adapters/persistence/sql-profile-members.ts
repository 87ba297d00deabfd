import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Database } from '../../../../shared/db/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { actorOf, type MembershipKind } from '../../domain/user.js';
import type { SeatLimits } from '../../ports/neighbours.js';

export type Member = Readonly<{ userId: string; email: string; name: string }>;

/** Someone who can act as a profile, and how. */
export type ProfileMember = Member &
  Readonly<{ role: MemberRole; kind: MembershipKind; disabled: boolean; joinedAt: Date }>;

const singleLink = { brand: 'linked_brand_uid', influencer: 'linked_influencer_uid' } as const;

/** A person's place in a profile: their role, null if they can't act as it, and whether they take a seat. */
export type Acting = Readonly<{ memberRole: MemberRole | null; seated: boolean }>;

/** SQL for `Acting`, for the person `u` with their membership `m` in the profile, by that or by a single link. */
export const actingIn = (uid: string, type: string): string =>
  `coalesce(m.role, case when ${uid} = case ${type} when 'brand' then u.linked_brand_uid else u.linked_influencer_uid end
     then 'admin' end) as "memberRole",
   coalesce(m.kind = 'linked', false) as seated`;

export type PersonInProfile = Readonly<{ userId: string; profileUid: string; profileType: ProfileRef['type'] }>;

/** Open sessions whose requests can name this profile, including those of staff who are viewing as it. */
async function sessionsThatMayBe(db: Database, profileUid: string): Promise<string[]> {
  const open = await db.rows<{ id: string }>(
    `select id from sessions where ended_at is null and (profile_uid = $1 or user_id in (
       select user_id from memberships where profile_uid = $1
       union select id from users where linked_brand_uid = $1 or linked_influencer_uid = $1))`,
    [profileUid],
    'team-sessions',
  );
  return open.map(({ id }) => id);
}

/** The people in a profile. */
export class ProfileMembers {
  constructor(
    private readonly db: Database,
    private readonly cache: SessionCache,
    private readonly seats: SeatLimits,
  ) {}

  /** People who can act as this profile and can sign in, oldest membership first. */
  async of(profileUid: string): Promise<readonly Member[]> {
    return (await this.ofMany([profileUid])).get(profileUid) ?? [];
  }

  /** The same by profile; profiles without anyone are missing. */
  async ofMany(profileUids: readonly string[]): Promise<ReadonlyMap<string, readonly Member[]>> {
    const rows = await this.db.rows<Member & { uid: string }>(
      `select p.uid, member.id as "userId", member.email, member.name
       from unnest($1::uuid[]) as p (uid) cross join lateral (
         select u.id, u.email, u.name, m.created_at as since
         from memberships m join users u on u.id = m.user_id where m.profile_uid = p.uid and u.disabled_at is null
         union all
         select u.id, u.email, u.name, u.created_at
         from users u where (u.linked_brand_uid = p.uid or u.linked_influencer_uid = p.uid) and u.disabled_at is null
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = p.uid)) member
       where not exists (select from closed_profiles c where c.profile_uid = p.uid)
       order by member.since, member.id`,
      [profileUids],
      'profile-members',
    );
    const members = new Map<string, Member[]>();
    for (const { uid, ...member } of rows) members.set(uid, [...(members.get(uid) ?? []), member]);
    return members;
  }

  /**
   * The same including people who can't sign in, each once. A person with only a single link counts as an admin from
   * the day their account was created.
   */
  everyone({ uid, type }: ProfileRef): Promise<ProfileMember[]> {
    return this.db.rows<ProfileMember>(
      `select "userId", email, name, role, kind, disabled, "joinedAt" from (
         select u.id as "userId", u.email, u.name, m.role, m.kind, u.disabled_at is not null as disabled,
           m.created_at as "joinedAt"
         from memberships m join users u on u.id = m.user_id where m.profile_uid = $1
         union all
         select u.id, u.email, u.name, 'admin', 'admin', u.disabled_at is not null, u.created_at
         from users u where u.${singleLink[type]} = $1
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = $1)) members
       order by "joinedAt", "userId"`,
      [uid],
      `team-members-${type}`,
    );
  }

  /** See `MembersApi.actingBy`. */
  actingBy<Row extends PersonInProfile>(
    sql: string,
    name: string,
  ): (values: unknown[]) => Promise<(Row & Readonly<{ actor: Actor }>) | null> {
    const text = `
      select named.*, ${actingIn('named."profileUid"', 'named."profileType"')}
      from (${sql}) named join users u on u.id = named."userId"
        left join memberships m on m.user_id = u.id and m.profile_uid = named."profileUid"
      where u.disabled_at is null and u.staff_role is null
        and not exists (select from closed_profiles c where c.profile_uid = named."profileUid")`;
    return async (values) => {
      const [row] = await this.db.quickRead<Row & Acting>(text, values, name);
      if (!row?.memberRole) return null;
      const { userId: id, profileUid: uid, profileType: type } = row;
      const actor = actorOf({ id, staffRole: null }, { uid, type }, row.memberRole);
      const readOnly = row.seated && (await isBeyondSeats(this.db, this.seats, actor));
      return { ...row, actor: readOnly ? { ...actor, readOnly } : actor };
    };
  }

  /**
   * Sessions that may act as this profile are read again at their next request, because read-only members have changed.
   */
  seeAfresh(profileUid: string): Promise<void> {
    return this.db.inTransaction(async () => this.cache.changed(await sessionsThatMayBe(this.db, profileUid)));
  }
}

/** Like `beyondSeats`, for one person instead of the whole team; owners, the majority, cost no query. */
export async function isBeyondSeats(
  db: Database,
  limits: SeatLimits,
  { userId, profile, memberRole }: Actor,
): Promise<boolean> {
  if (!profile || memberRole === 'owner') return false;
  const seats = await limits.seatsOf(profile);
  if (seats === null) return false;
  const [row] = await db.rows<{ before: number }>(
    `select count(*)::int as before from memberships m
       join memberships own on own.profile_uid = m.profile_uid and own.user_id = $2
     where m.profile_uid = $1 and m.kind = 'linked' and m.user_id <> $2
       and (m.role = 'owner' or (m.created_at, m.user_id) < (own.created_at, own.user_id))`,
    [profile.uid, userId],
    'identity-seats-before',
  );
  return (row?.before ?? 0) >= seats;
}

/** Profiles with exactly one owner. */
export class SoleOwnership {
  constructor(private readonly db: Database) {}

  /** Profiles whose only owner is this person, oldest first. Brands may have other members as well. */
  of(userId: string): Promise<ProfileRef[]> {
    return this.db.rows<ProfileRef>(
      `select own.uid, own.type from (
         select profile_uid as uid, profile_type as type, created_at from memberships where user_id = $1 and role = 'owner'
         union
         select linked_influencer_uid, 'influencer', created_at from users u
         where id = $1 and linked_influencer_uid is not null
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = u.linked_influencer_uid)) own
       where not exists (
         select from memberships other where other.profile_uid = own.uid and other.role = 'owner' and other.user_id <> $1)
       order by own.created_at, own.uid`,
      [userId],
    );
  }
}

/** Profiles closed to everyone because they have been deleted. Memberships are kept, so that they can be restored. */
export class ClosedProfiles {
  constructor(
    private readonly db: Database,
    private readonly cache: SessionCache,
  ) {}

  /** Every session that acts for it loses access at once, on every process. */
  close(profileUid: string, now: Date): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows(
        'insert into closed_profiles (profile_uid, closed_at) values ($1, $2) on conflict (profile_uid) do nothing',
        [profileUid, now],
      );
      await this.seeSessionsAfresh(profileUid);
    });
  }

  reopen(profileUid: string): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('delete from closed_profiles where profile_uid = $1', [profileUid]);
      await this.seeSessionsAfresh(profileUid);
    });
  }

  private async seeSessionsAfresh(profileUid: string): Promise<void> {
    await this.cache.ended(await sessionsThatMayBe(this.db, profileUid));
  }
}
