import { inMemory } from '../../../shared/http/attempt-limits.js';
import type { Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/secrets.js';
import type { ProfileCard } from '../domain/linked-profile.js';
import type { AskedPurpose } from '../domain/sign-in-link.js';
import type { User } from '../domain/user.js';
import { PersonalKeys, ProfileCards } from '../ports/neighbours.js';
import { SignInLinkOrders, SignInMails } from '../ports/sign-in-links.js';
import { AcceptTerms } from '../use-cases/accept-terms.js';
import { AdmitMember, CreatePerson, InviteMember, LinkService } from '../use-cases/add-people.js';
import { BeginViewing, EndViewing, GetSession, GetUser, UpdateSessionProfile } from '../use-cases/session-profile.js';
import { AddStaff, SetUserAccess } from '../use-cases/staff-accounts.js';
import { EmailChangeService, UndoEmailChange } from '../use-cases/email-change.js';
import { FinishOutsideSignIn } from '../use-cases/outside-sign-in.js';
import { PasskeyCheckService, PasskeyService, SignInWithPasskey } from '../use-cases/passkeys.js';
import { ChangePassword, ResetPassword, SignInWithPassword } from '../use-cases/passwords.js';
import { EndSessions, OpenSession, OwnSessionsService, SignOut } from '../use-cases/sessions.js';
import {
  ProveEmail,
  RequestSignInLink,
  ResetAccess,
  SendSignInLink,
  UseLink,
  VerifySignInLink,
} from '../use-cases/sign-in-links.js';
import {
  InMemoryPasskeyCeremonies,
  InMemoryPasskeyChallenges,
  InMemoryPasskeyRepository,
} from './in-memory-passkeys.js';
import { InMemoryIdentityProvider, InMemoryPasswordHasher } from './in-memory-secrets.js';
import {
  InMemoryEmailChanges,
  InMemoryOutsideIdentityRepository,
  InMemorySecondFactorRepository,
  InMemorySessionRepository,
  InMemorySignInLinkRepository,
  InMemoryUserRepository,
} from './persistence/in-memory-repositories.js';
import { FlexibleSignInLimits } from './security/flexible-sign-in-limits.js';

type Sent = Readonly<{
  kind:
    | 'link'
    | 'password-reset'
    | 'disabled'
    | 'invitation'
    | 'staff-invitation'
    | 'proof'
    | 'passkey-added'
    | 'passkey-removed'
    | 'email-change'
    | 'email-changed';
  to: string;
  token: string;
}>;

class InMemorySignInMails extends SignInMails {
  readonly sent: Sent[] = [];

  async sendLink({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'link', to: email, token });
  }

  async sendPasswordReset({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'password-reset', to: email, token });
  }

  async sendDisabled({ email }: User): Promise<void> {
    this.sent.push({ kind: 'disabled', to: email, token: '' });
  }

  async sendStaffInvitation({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'staff-invitation', to: email, token });
  }

  async sendProof({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'proof', to: email, token });
  }

  async sendPasskeyAdded({ email }: User): Promise<void> {
    this.sent.push({ kind: 'passkey-added', to: email, token: '' });
  }

  async sendPasskeyRemoved({ email }: User): Promise<void> {
    this.sent.push({ kind: 'passkey-removed', to: email, token: '' });
  }

  async sendEmailChange(_: User, to: string, token: string): Promise<void> {
    this.sent.push({ kind: 'email-change', to, token });
  }

  async sendEmailChanged(_: User, to: string, token: string): Promise<void> {
    this.sent.push({ kind: 'email-changed', to, token });
  }

  async sendInvitation({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'invitation', to: email, token });
  }

  get last(): Sent {
    const last = this.sent.at(-1);
    if (!last) throw new Error('No mail has been sent');
    return last;
  }
}

class InMemorySignInLinkOrders extends SignInLinkOrders {
  readonly placed: { email: string; purpose: AskedPurpose }[] = [];

  async place(email: string, purpose: AskedPurpose): Promise<void> {
    this.placed.push({ email, purpose });
  }
}

/** Every profile exists; its name is its type and the end of its uid. */
class InMemoryProfileCards extends ProfileCards {
  async cardsOf(refs: readonly ProfileRef[]): Promise<ProfileCard[]> {
    return refs.map(({ uid, type }) => ({
      name: `${type} ${uid.slice(-1)}`,
      slug: `${type}-${uid.slice(-1)}`,
      handle: type === 'influencer' ? `handle${uid.slice(-1)}` : null,
      avatar: null,
      profile_media: [],
      profile_pic: null,
      paying: false,
    }));
  }
}

/** Records whose keys have been revoked. */
class InMemoryPersonalKeys extends PersonalKeys {
  readonly revokedOf: string[] = [];

  async revokeAllOf(userId: string): Promise<void> {
    this.revokedOf.push(userId);
  }
}

/** The whole module on its in-memory twins. */
export function inMemoryIdentity(clock: Clock, realTime: Clock, transaction: Transaction, tellsWhy = true) {
  const users = new InMemoryUserRepository();
  const links = new InMemorySignInLinkRepository();
  const sessions = new InMemorySessionRepository();
  const keys = new InMemoryPersonalKeys();
  const mails = new InMemorySignInMails();
  const orders = new InMemorySignInLinkOrders();
  const tokens = new RandomSecretTokens();
  const hasher = new InMemoryPasswordHasher();
  const cards = new InMemoryProfileCards();
  const limits = new FlexibleSignInLimits(inMemory);
  const factors = new InMemorySecondFactorRepository();
  const secondFactorPolicy = { compulsory: false };
  const endSessions = new EndSessions(sessions, realTime);
  const openSession = new OpenSession(sessions, factors, secondFactorPolicy, clock, realTime);
  const passkeys = new InMemoryPasskeyRepository();
  const ceremonies = new InMemoryPasskeyCeremonies();
  const passkeyCheck = new PasskeyCheckService(passkeys, new InMemoryPasskeyChallenges(), ceremonies, tokens, realTime);
  const emailChanges = new InMemoryEmailChanges();
  const resetAccess = new ResetAccess(links, sessions, passkeys, factors, keys, realTime);
  const proveEmail = new ProveEmail(users, resetAccess, clock);
  const useLink = new UseLink(users, links, tokens, proveEmail, clock);
  const outside = new InMemoryOutsideIdentityRepository();
  const provider = new InMemoryIdentityProvider();
  return {
    users,
    outside,
    provider,
    finishOutside: new FinishOutsideSignIn(provider, outside, users, proveEmail, openSession, transaction, clock),
    factors,
    passkeys,
    ceremonies,
    passkeyCheck,
    signInWithPasskey: new SignInWithPasskey(users, ceremonies, passkeyCheck, limits, openSession),
    ownPasskeys: new PasskeyService(users, passkeys, ceremonies, passkeyCheck, mails, transaction, clock, realTime),
    changeOfEmail: new EmailChangeService(
      users,
      emailChanges,
      sessions,
      links,
      tokens,
      mails,
      limits,
      transaction,
      clock,
      realTime,
    ),
    undoEmailChange: new UndoEmailChange(users, emailChanges, resetAccess, tokens, transaction, clock),
    links,
    tokens,
    limits,
    cards,
    openSession,
    proveEmail,
    secondFactorPolicy,
    sessions,
    mails,
    orders,
    hasher,
    acceptTerms: new AcceptTerms(users, clock),
    admit: new AdmitMember(users, proveEmail, clock),
    addStaff: new AddStaff(users, endSessions, transaction, clock),
    changePassword: new ChangePassword(users, sessions, hasher, limits, transaction, clock, realTime),
    changeLinks: new LinkService(users, clock),
    createPerson: new CreatePerson(users, clock),
    endSessions,
    getSession: new GetSession(users, cards),
    getUser: new GetUser(users, cards),
    invite: new InviteMember(users, links, tokens, mails, transaction, clock),
    keys,
    ownSessions: new OwnSessionsService(sessions, clock, realTime),
    requestLink: new RequestSignInLink(limits, orders),
    resetPassword: new ResetPassword(
      users,
      links,
      hasher,
      limits,
      useLink,
      endSessions,
      openSession,
      transaction,
      clock,
    ),
    sendLink: new SendSignInLink(users, links, tokens, mails, transaction, clock),
    setAccess: new SetUserAccess(users, endSessions, transaction, clock),
    signInWithPassword: new SignInWithPassword(users, hasher, limits, openSession, { tellsWhy }),
    signOut: new SignOut(sessions, clock, realTime),
    switchProfile: new UpdateSessionProfile(users, sessions, cards, transaction, clock, realTime),
    beginViewing: new BeginViewing(users, sessions, cards, transaction, clock, realTime),
    endViewing: new EndViewing(users, sessions, transaction, clock, realTime),
    verifyLink: new VerifySignInLink(useLink, openSession, transaction),
  };
}
