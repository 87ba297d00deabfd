import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideSubject } from '../../domain/outside-identity.js';
import type { SecondFactor } from '../../domain/second-factor.js';
import { isLiving, oldestReplacement, type Session } from '../../domain/session.js';
import {
  confirmEmailChange,
  type EmailChange,
  isUsable,
  type LinkUse,
  type SignInLink,
} from '../../domain/sign-in-link.js';
import type { User, UserEvent } from '../../domain/user.js';
import { OutsideIdentityRepository } from '../../ports/identity-provider.js';
import { UserRepository, type SessionProof, SessionRepository, type SessionsOf } from '../../ports/repositories.js';
import { type Confirmation, SecondFactorRepository } from '../../ports/secrets.js';
import { EmailChanges, type ProofLink, ProofLinks, SignInLinkRepository } from '../../ports/sign-in-links.js';

export class InMemoryUserRepository extends UserRepository {
  readonly events: UserEvent[] = [];
  private readonly users = new Map<string, User>();

  async get(id: string): Promise<User> {
    const user = this.users.get(id);
    if (!user) throw identityErrors.noSuchUser(id);
    return user;
  }

  async findByEmail(email: string): Promise<User | null> {
    return [...this.users.values()].find((user) => user.email === email) ?? null;
  }

  async save(user: User, ...events: UserEvent[]): Promise<User> {
    if ((this.users.get(user.id)?.version ?? 0) !== user.version) throw identityErrors.stale(user.id);
    const namesake = await this.findByEmail(user.email);
    if (namesake && namesake.id !== user.id) throw identityErrors.emailTaken();
    const next = { ...user, version: user.version + 1 };
    this.users.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  /** Memory has no concurrency, so there is nothing to lock. */
  async holdStaff(): Promise<void> {}

  all(): User[] {
    return [...this.users.values()];
  }
}

export class InMemorySessionRepository extends SessionRepository {
  readonly events: UserEvent[] = [];
  private readonly sessions = new Map<string, Session>();

  async get(id: string): Promise<Session> {
    const session = this.sessions.get(id);
    if (!session || session.endedAt) throw identityErrors.notSignedIn();
    return session;
  }

  async start(session: Session, ...events: UserEvent[]): Promise<void> {
    this.sessions.set(session.id, session);
    this.events.push(...events);
  }

  async end(id: string, now: Date, ...events: UserEvent[]): Promise<void> {
    this.sessions.set(id, { ...(await this.get(id)), endedAt: now });
    this.events.push(...events);
  }

  async endAllOf({ userId, except }: SessionsOf, now: Date, ...events: UserEvent[]): Promise<void> {
    for (const session of this.openOf(userId))
      if (session.id !== except) this.sessions.set(session.id, { ...session, endedAt: now });
    this.events.push(...events);
  }

  async prove(id: string, { provenAt, now }: SessionProof, ...events: UserEvent[]): Promise<Session> {
    const session = await this.get(id);
    const isNew = session.tokenSince !== null && session.tokenSince > oldestReplacement(now);
    const next = isNew ? session : { ...session, tokenNumber: session.tokenNumber + 1, tokenSince: now };
    const proven = { ...next, provenAt };
    this.sessions.set(id, proven);
    this.events.push(...events);
    return proven;
  }

  async livingOf(userId: string, now: Date): Promise<Session[]> {
    return this.openOf(userId)
      .filter((session) => session.stage === 'full' && isLiving(session, now))
      .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  /** A person's sessions that haven't been ended. */
  openOf(userId: string): Session[] {
    return [...this.sessions.values()].filter((session) => session.userId === userId && !session.endedAt);
  }
}

export class InMemorySignInLinkRepository extends SignInLinkRepository {
  private links: SignInLink[] = [];

  async issue(link: SignInLink): Promise<void> {
    const replaced = ({ userId, purpose, usedAt }: SignInLink) =>
      userId === link.userId && purpose === link.purpose && usedAt === null;
    this.links = [...this.links.filter((each) => !replaced(each)), link];
  }

  async use(use: LinkUse, now: Date): Promise<SignInLink | null> {
    const link = this.links.find((each) => isUsable(each, use, now));
    if (!link) return null;
    const used = { ...link, usedAt: now };
    this.links = this.links.map((each) => (each === link ? used : each));
    return used;
  }

  async withdrawAllOf(userId: string): Promise<void> {
    this.links = this.links.filter((each) => each.userId !== userId || each.usedAt !== null);
  }
}

type Kept = { factor: Omit<SecondFactor, 'recoveryCodesLeft'>; codes: Set<string> };

export class InMemorySecondFactorRepository extends SecondFactorRepository {
  readonly events: UserEvent[] = [];
  private readonly kept = new Map<string, Kept>();

  async find(userId: string): Promise<SecondFactor | null> {
    const kept = this.kept.get(userId);
    return kept ? { ...kept.factor, recoveryCodesLeft: kept.codes.size } : null;
  }

  async propose(userId: string, sealedSecret: string, now: Date): Promise<void> {
    const known = this.kept.get(userId);
    const factor = known?.factor ?? { userId, secret: null, confirmedAt: null, lastStep: null };
    const proposal = { proposedSecret: sealedSecret, proposedAt: now };
    this.kept.set(userId, { factor: { ...factor, ...proposal }, codes: known?.codes ?? new Set() });
  }

  async confirm(
    { userId, proposedSecret, step, codeHashes }: Confirmation,
    now: Date,
    ...events: UserEvent[]
  ): Promise<boolean> {
    if (this.kept.get(userId)?.factor.proposedSecret !== proposedSecret) return false;
    const factor = { userId, secret: proposedSecret, confirmedAt: now, lastStep: step };
    this.kept.set(userId, {
      factor: { ...factor, proposedSecret: null, proposedAt: null },
      codes: new Set(codeHashes),
    });
    this.events.push(...events);
    return true;
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const kept = this.kept.get(userId);
    if (!kept?.factor.secret || step <= (kept.factor.lastStep ?? 0)) return false;
    kept.factor = { ...kept.factor, lastStep: step };
    return true;
  }

  async useRecoveryCode(userId: string, codeHash: string, _now: Date, ...events: UserEvent[]): Promise<boolean> {
    const used = this.kept.get(userId)?.codes.delete(codeHash) ?? false;
    if (used) this.events.push(...events);
    return used;
  }

  async replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void> {
    const kept = this.kept.get(userId);
    if (kept) kept.codes = new Set(codeHashes);
    this.events.push(...events);
  }

  async remove(userId: string, ...events: UserEvent[]): Promise<void> {
    this.kept.delete(userId);
    this.events.push(...events);
  }
}

export class InMemoryProofLinks extends ProofLinks {
  private links: (ProofLink & { usedAt?: Date })[] = [];

  async issue(link: ProofLink): Promise<void> {
    this.links = [...this.links.filter(({ sessionId }) => sessionId !== link.sessionId), { ...link }];
  }

  async use(tokenHash: string, userId: string, now: Date): Promise<string | null> {
    const link = this.links.find((each) => each.tokenHash === tokenHash);
    if (!link || link.usedAt || link.userId !== userId || now >= link.expiresAt) return null;
    link.usedAt = now;
    return link.sessionId;
  }

  async collect(sessionId: string): Promise<Date | null> {
    const link = this.links.find((each) => each.sessionId === sessionId && each.usedAt);
    this.links = this.links.filter((each) => each !== link);
    return link?.usedAt ?? null;
  }
}

type Linked = OutsideSubject & { userId: string };

export class InMemoryOutsideIdentityRepository extends OutsideIdentityRepository {
  readonly events: UserEvent[] = [];
  private readonly linked: Linked[] = [];

  async userOf({ issuer, subject }: OutsideSubject): Promise<string | null> {
    return this.linked.find((each) => each.issuer === issuer && each.subject === subject)?.userId ?? null;
  }

  async subjectOf(userId: string, issuer: string): Promise<OutsideSubject | null> {
    const known = this.linked.find((each) => each.userId === userId && each.issuer === issuer);
    return known ? { issuer, subject: known.subject } : null;
  }

  async link(userId: string, { issuer, subject }: OutsideSubject, _now: Date, ...events: UserEvent[]): Promise<void> {
    const taken = this.linked.find(
      (each) => each.issuer === issuer && (each.subject === subject || each.userId === userId),
    );
    if (taken?.subject === subject && taken.userId === userId) return;
    if (taken) throw identityErrors.otherSubject();
    this.linked.push({ issuer, subject, userId });
    this.events.push(...events);
  }
}

export class InMemoryEmailChanges extends EmailChanges {
  private changes: EmailChange[] = [];

  async ask(change: EmailChange): Promise<void> {
    await this.cancel(change.userId);
    this.changes.push(change);
  }

  async waitingOf(userId: string, now: Date): Promise<EmailChange | null> {
    return this.waiting(userId, now) ?? null;
  }

  async cancel(userId: string): Promise<void> {
    this.changes = this.changes.filter((each) => each.userId !== userId || each.confirmedAt);
  }

  async confirm(
    { tokenHash, userId }: { tokenHash: string; userId: string },
    undoHash: string,
    now: Date,
  ): Promise<EmailChange | null> {
    const waiting = this.waiting(userId, now);
    if (waiting?.tokenHash !== tokenHash) return null;
    const confirmed = confirmEmailChange(waiting, undoHash, now);
    this.changes = this.changes.map((each) => (each === waiting ? confirmed : each));
    return confirmed;
  }

  async undo(undoHash: string, now: Date): Promise<EmailChange | null> {
    const change = this.changes.find((each) => each.undoHash === undoHash && each.undoUntil && now < each.undoUntil);
    if (!change) return null;
    await this.cancel(change.userId);
    this.changes = this.changes.map((each) => (each.userId === change.userId ? { ...each, undoHash: null } : each));
    return change;
  }

  async addressesOf(userId: string): Promise<string[]> {
    const own = this.changes.filter((each) => each.userId === userId);
    return own.flatMap(({ oldEmail, newEmail, confirmedAt }) => (confirmedAt ? [oldEmail, newEmail] : [oldEmail]));
  }

  private waiting(userId: string, now: Date): EmailChange | undefined {
    return this.changes.find((each) => each.userId === userId && !each.confirmedAt && now < each.expiresAt);
  }
}
