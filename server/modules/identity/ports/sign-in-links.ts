import type { AskedPurpose, EmailChange, LinkUse, SignInLink } from '../domain/sign-in-link.js';
import type { User } from '../domain/user.js';

/** Where mailed links wait to be used. Its promises are executable: see sign-in-links.contract.ts. */
export abstract class SignInLinkRepository {
  /** Stores the link and withdraws the unused ones of the same person and purpose: only the newest works. */
  abstract issue(link: SignInLink): Promise<void>;

  /** Uses the link up and answers it; null when there is none that is usable. However many ask at once, one gets it. */
  abstract use(use: LinkUse, now: Date): Promise<SignInLink | null>;

  /** Withdraws every unused link of one person. */
  abstract withdrawAllOf(userId: string): Promise<void>;
}

/** Takes the wish for a link and answers at once, so that the answer takes no longer for people whom we know. */
export abstract class SignInLinkOrders {
  abstract place(email: string, purpose: AskedPurpose): Promise<void>;
}

/** The letters that carry a link. They leave only if what they tell of is stored. */
export abstract class SignInMails {
  abstract sendLink(user: User, token: string): Promise<void>;

  abstract sendPasswordReset(user: User, token: string): Promise<void>;

  /** To someone who has been made staff. */
  abstract sendStaffInvitation(user: User, token: string): Promise<void>;

  /** To someone who is signed in and has to show that it is still they. */
  abstract sendProof(user: User, token: string): Promise<void>;

  abstract sendPasskeyAdded(user: User, name: string): Promise<void>;

  abstract sendPasskeyRemoved(user: User, name: string): Promise<void>;

  /** To the new address. */
  abstract sendEmailChange(user: User, newEmail: string, token: string): Promise<void>;

  /** To the old address, after the change. The token undoes it. */
  abstract sendEmailChanged(user: User, oldEmail: string, token: string): Promise<void>;

  /** To a person who has been given a profile to work with. */
  abstract sendInvitation(user: User, token: string): Promise<void>;
}

/** A link that is mailed to someone who is signed in, so that they show that it is still they. */
export type ProofLink = Readonly<{ tokenHash: string; sessionId: string; userId: string; expiresAt: Date }>;

/** Where such links wait. The promises below are executable: see sign-in-links.contract.ts. */
export abstract class ProofLinks {
  /** Only the newest of a session works. */
  abstract issue(link: ProofLink): Promise<void>;

  /** Uses the link up, for its own person only, and answers the session that asked for it; null when there is none to use. */
  abstract use(tokenHash: string, userId: string, now: Date): Promise<string | null>;
}

/** Where changes of email addresses wait, and can be undone. The promises below are executable: see sign-in-links.contract.ts. */
export abstract class EmailChanges {
  /** In place of the one that the person may have asked for before. Forgets, for everyone, what is past. */
  abstract ask(change: EmailChange): Promise<void>;

  /** The change that the person has asked for and not confirmed; null when there is none or its link has expired. */
  abstract waitingOf(userId: string, now: Date): Promise<EmailChange | null>;

  /** Also fine when nothing is waiting. */
  abstract cancel(userId: string): Promise<void>;

  /** Uses the link to the new address up, for its own person only; null when it doesn't work. */
  abstract confirm(
    use: Readonly<{ tokenHash: string; userId: string }>,
    undoHash: string,
    now: Date,
  ): Promise<EmailChange | null>;

  /** Uses the link to the old address up, and every other change of its person; null when it doesn't work. */
  abstract undo(undoHash: string, now: Date): Promise<EmailChange | null>;

  /** The addresses that the person has had, as far as they are remembered. */
  abstract addressesOf(userId: string): Promise<string[]>;
}

/** Slows guessing down, alike for accounts that exist and that do not. Counts outlive restarts and failed requests. */
export abstract class SignInLimits {
  /**
   * Counts a password before it is looked at: 5 an account and 30 a network in 15 minutes, and 150 a network in a day, so that a
   * few common passwords are not tried on everyone.
   * @throws identity/too-many-requests
   */
  abstract countPassword(email: string, address: string): Promise<void>;

  /** The password was right: the account starts afresh, and the network gets its try back. */
  abstract forgivePassword(email: string, address: string): Promise<void>;

  /** A new password was set by mail: the account starts afresh. */
  abstract forgiveAccount(email: string): Promise<void>;

  /** Counts a code of a second factor before it is looked at: 5 a person in 15 minutes. @throws identity/too-many-requests */
  abstract countCode(userId: string): Promise<void>;

  /** The code was right: the person starts afresh. */
  abstract forgiveCodes(userId: string): Promise<void>;

  /** Counts an answer of a passkey before it is looked at: 30 a network in 15 minutes. @throws identity/too-many-requests */
  abstract countPasskey(address: string): Promise<void>;

  /** The passkey was right: the network gets its try back. */
  abstract forgivePasskey(address: string): Promise<void>;

  /**
   * Counts a link that is asked for: 5 an email address and 50 a network in 15 minutes.
   * @throws identity/too-many-requests
   */
  abstract countLink(email: string, address: string): Promise<void>;
}

/** How a failed password sign-in is answered here. A value that the configuration fills, with no behaviour of its own. */
export abstract class SignInPolicy {
  /** Whether the answer tells an unknown account from a wrong password; else every failure has one face. */
  abstract readonly tellsWhy: boolean;
}

/** How the environment wants second factors. A value that the configuration fills, with no behaviour of its own. */
export abstract class SecondFactorPolicy {
  /** Staff must have one: without it they can only set it up. */
  abstract readonly compulsory: boolean;
}
