import type { Actor, Clock, ProfileRef, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { beginViewing, endViewing, renewSession, type Session } from '../domain/session.js';
import { viewerOf } from '../domain/staff.js';
import { actorIn, adminsFor, linkedProfiles, mayActAs, type User, userEvent } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { SessionRepository, UserRepository } from '../ports/repositories.js';
import { type LinkedProfile, staffProfile } from '../domain/linked-profile.js';

/** Switches to another of the person's profiles, in a new session that replaces the old one. */
export class UpdateSessionProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly cards: ProfileCards,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/not-your-profile */
  async execute(actor: Actor, sessionId: string, target: ProfileRef): Promise<{ session: Session; actor: Actor }> {
    const user = await this.users.get(actor.userId);
    if (!mayActAs(user, target)) throw identityErrors.notYourProfile();
    const [exists] = await this.cards.linked([target]);
    if (!exists) throw identityErrors.notYourProfile();

    const next = actorIn(user, target);
    const session = await this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      const renewed = renewSession(old, target, now);
      const payload = { profile: target, sessionId: renewed.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(renewed, userEvent('user.switched-profile', user, next, this.clock.now(), payload));
      return renewed;
    });
    return { session, actor: next };
  }
}

/** The replacement for the requesting session. */
type GoesOn = Readonly<{ session: Session; actor: Actor }>;

/** Staff view the portal as someone's profile, in a new read-only session. */
export class BeginViewing {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly cards: ProfileCards,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/read-only, identity/not-your-profile where there is no such profile */
  async execute(actor: Actor, sessionId: string, profile: ProfileRef): Promise<GoesOn> {
    checkMayAsStaff(actor, 'person.view-as');
    const [exists] = await this.cards.linked([profile]);
    if (!exists) throw identityErrors.notYourProfile();
    const user = await this.users.get(actor.userId);
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      const session = beginViewing(old, profile, now);
      const payload = { profile, sessionId: session.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(session, userEvent('user.viewing-began', user, actor, this.clock.now(), payload));
      return { session, actor: viewerOf(user, profile) };
    });
  }
}

/** Staff stop viewing the portal as someone's profile. */
export class EndViewing {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Works after its time is over, too; a session that isn't viewing continues unchanged. */
  async execute(actor: Actor, sessionId: string): Promise<GoesOn> {
    const user = await this.users.get(actor.userId);
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      if (!old.viewingUntil || !old.profileUid || !old.profileType) return { session: old, actor };
      const staff = actorIn(user, null);
      const session = endViewing(old, now);
      const payload = { profile: { uid: old.profileUid, type: old.profileType }, sessionId: session.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(session, userEvent('user.viewing-ended', user, staff, this.clock.now(), payload));
      return { session, actor: staff };
    });
  }
}

export type CurrentSession = Readonly<{ current: LinkedProfile | null; linked: readonly LinkedProfile[] }>;

/** Who is signed in, as which profile, and what else they can choose. */
export class GetSession {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
  ) {}

  /** `actor` is null for an anonymous visitor; `known` are the linked profiles that came with the session. */
  async execute(actor: Actor | null, known?: readonly ProfileRef[]): Promise<CurrentSession> {
    if (!actor) return { current: null, linked: [] };
    if (actor.viewing && actor.profile) return this.viewed(actor.profile);
    if (known) return this.chosen(actor, known);
    const user = await this.users.get(actor.userId);
    if (user.staffRole) return { current: staffProfile(user), linked: [staffProfile(user)] };
    return this.chosen(actor, linkedProfiles(user));
  }

  private async chosen(actor: Actor, refs: readonly ProfileRef[]): Promise<CurrentSession> {
    const linked = await this.cards.linked(refs);
    return { current: await this.currentOf(actor, linked), linked };
  }

  /** Staff who are viewing as a profile have that one, and nothing else to choose. */
  private async viewed(profile: ProfileRef): Promise<CurrentSession> {
    const linked = await this.cards.linked([profile]);
    return { current: linked[0] ?? null, linked };
  }

  /** The chosen profile may be one that the person only administers, so it may not be among the linked ones. */
  private async currentOf({ profile }: Actor, linked: readonly LinkedProfile[]): Promise<LinkedProfile | null> {
    if (!profile) return null;
    const known = linked.find(({ uid }) => uid === profile.uid);
    if (known) return known;
    const [current = null] = await this.cards.linked([profile]);
    return current;
  }
}

/** Every profile that a person can act for. */
type UserLinks = Readonly<{
  linkedProfiles: readonly LinkedProfile[];
  linkedBrandUid: string | null;
  brandAdminsFor: readonly string[];
  linkedInfluencerUid: string | null;
  influencerAdminsFor: readonly string[];
}>;

/** The profiles that the signed-in person can act for: decides the first page after sign-in. */
export class GetUser {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
  ) {}

  async execute(actor: Actor): Promise<UserLinks> {
    const user = await this.users.get(actor.userId);
    const exist = await this.existing(user);
    return {
      linkedProfiles: user.staffRole ? [staffProfile(user)] : await this.cards.linked(linkedProfiles(user)),
      linkedBrandUid: [user.linkedBrandUid].find(exist) ?? null,
      brandAdminsFor: adminsFor(user, 'brand').filter(exist),
      linkedInfluencerUid: [user.linkedInfluencerUid].find(exist) ?? null,
      influencerAdminsFor: adminsFor(user, 'influencer').filter(exist),
    };
  }

  /** Which of the single links and administered profiles exist: nobody lands on a deleted one. */
  private async existing(user: User): Promise<(uid: string | null) => boolean> {
    const refs = [
      ...[user.linkedBrandUid, ...adminsFor(user, 'brand')].map((uid) => ({ uid, type: 'brand' as const })),
      ...[user.linkedInfluencerUid, ...adminsFor(user, 'influencer')].map((uid) => ({
        uid,
        type: 'influencer' as const,
      })),
    ].flatMap(({ uid, type }) => (uid ? [{ uid, type }] : []));
    const found = await this.cards.linked(refs);
    return (uid) => found.some((profile) => profile.uid === uid);
  }
}
