import type { Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import type { ProfileCard } from '../domain/linked-profile.js';
import { PersonalKeys, ProfileCards } from '../ports/neighbours.js';
import { AdmitMember } from '../use-cases/admit-member.js';
import { AddStaff } from '../use-cases/staff-accounts.js';
import { BeginOutsideSignIn, FinishOutsideSignIn } from '../use-cases/outside-sign-in.js';
import { ChangeLinks } from '../use-cases/change-links.js';
import { ChangePassword } from '../use-cases/change-password.js';
import { CreatePerson } from '../use-cases/create-person.js';
import { EndSessions, OwnSessions, SignOut } from '../use-cases/sessions.js';
import { GetSession } from '../use-cases/get-session.js';
import { GetUser } from '../use-cases/get-user.js';
import { InviteMember } from '../use-cases/invite-member.js';
import { OpenSession } from '../use-cases/open-session.js';
import { ProveEmail } from '../use-cases/prove-email.js';
import { RequestSignInLink, SendSignInLink } from '../use-cases/sign-in-links.js';
import { ResetPassword } from '../use-cases/reset-password.js';
import { SetUserAccess } from '../use-cases/set-user-access.js';
import { SignInWithPassword } from '../use-cases/sign-in-with-password.js';
import { UpdateSessionProfile } from '../use-cases/update-session-profile.js';
import { UseLink, VerifySignInLink } from '../use-cases/use-link.js';
import { ViewAs } from '../use-cases/view-as.js';
import { InMemorySignInLinkOrders, InMemorySignInMails } from './mail/in-memory-sign-in-mails.js';
import { InMemoryIdentityProvider } from './outside/in-memory-identity-provider.js';
import {
  InMemoryOutsideIdentityRepository,
  InMemorySecondFactorRepository,
  InMemorySessionRepository,
  InMemorySignInLinkRepository,
  InMemoryUserRepository,
} from './persistence/in-memory-repositories.js';
import { Argon2PasswordHasher } from './security/argon2-password-hasher.js';
import { inMemory } from '../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from './security/flexible-sign-in-limits.js';
import { RandomSecretTokens } from '../../../shared/random-secret-tokens.js';

/** Every profile exists and is called by its type and the end of its uid. */
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

/** Remembers whose keys have ended. */
class InMemoryPersonalKeys extends PersonalKeys {
  readonly revokedOf: string[] = [];

  async revokeAllOf(userId: string): Promise<void> {
    this.revokedOf.push(userId);
  }
}

/** The whole module over its in-memory twins. */
export function inMemoryIdentity(clock: Clock, realTime: Clock, transaction: Transaction, tellsWhy = true) {
  const users = new InMemoryUserRepository();
  const links = new InMemorySignInLinkRepository();
  const sessions = new InMemorySessionRepository();
  const keys = new InMemoryPersonalKeys();
  const mails = new InMemorySignInMails();
  const orders = new InMemorySignInLinkOrders();
  const tokens = new RandomSecretTokens();
  const hasher = new Argon2PasswordHasher();
  const cards = new InMemoryProfileCards();
  const limits = new FlexibleSignInLimits(inMemory);
  const factors = new InMemorySecondFactorRepository();
  const secondFactorPolicy = { compulsory: false };
  const endSessions = new EndSessions(sessions, realTime);
  const openSession = new OpenSession(sessions, factors, secondFactorPolicy, clock, realTime);
  const proveEmail = new ProveEmail(users, links, sessions, keys, clock, realTime);
  const useLink = new UseLink(users, links, tokens, proveEmail, clock);
  const outside = new InMemoryOutsideIdentityRepository();
  const provider = new InMemoryIdentityProvider();
  return {
    users,
    outside,
    provider,
    beginOutside: new BeginOutsideSignIn(provider),
    finishOutside: new FinishOutsideSignIn(provider, outside, users, proveEmail, openSession, transaction, clock),
    factors,
    links,
    tokens,
    limits,
    cards,
    openSession,
    secondFactorPolicy,
    sessions,
    mails,
    orders,
    hasher,
    admit: new AdmitMember(users, proveEmail, clock),
    addStaff: new AddStaff(users, endSessions, transaction, clock),
    changePassword: new ChangePassword(users, sessions, hasher, limits, transaction, clock, realTime),
    changeLinks: new ChangeLinks(users, clock),
    createPerson: new CreatePerson(users, clock),
    endSessions,
    getSession: new GetSession(users, cards),
    getUser: new GetUser(users, cards),
    invite: new InviteMember(users, links, tokens, mails, transaction, clock),
    keys,
    ownSessions: new OwnSessions(sessions, clock, realTime),
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
    viewAs: new ViewAs(users, sessions, cards, transaction, clock, realTime),
    verifyLink: new VerifySignInLink(useLink, openSession, transaction),
  };
}
