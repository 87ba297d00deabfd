import type { AskedPurpose, EmailChange, LinkUse, SignInLink } from '../domain/sign-in-link.js';
import type { User } from '../domain/user.js';

/** Stores emailed links that haven't been used yet. Its promises are executable: see sign-in-links.contract.ts. */
export abstract class SignInLinkRepository {
  /** Stores the link and withdraws unused ones of the same person and purpose: only the newest works. */
  abstract issue(link: SignInLink): Promise<void>;

  /** Consumes the link and returns it; null when there is no usable one. Of concurrent calls, exactly one gets it. */
  abstract use(use: LinkUse, now: Date): Promise<SignInLink | null>;

  /** Withdraws every unused link of one person. */
  abstract withdrawAllOf(userId: string): Promise<void>;
}

/** Queues a request for a link and returns at once, so that the response takes no longer for known addresses. */
export abstract class SignInLinkOrders {
  abstract place(email: string, purpose: AskedPurpose): Promise<void>;
}

/** Emails that carry a link. They are sent only if the change they announce is committed. */
export abstract class SignInMails {
  abstract sendLink(user: User, token: string): Promise<void>;

  abstract sendPasswordReset(user: User, token: string): Promise<void>;

  /** To a person who asked for a link, although their account has been disabled. */
  abstract sendDisabled(user: User): Promise<void>;

  /** To a person who has been made staff. */
  abstract sendStaffInvitation(user: User, token: string): Promise<void>;

  /** To a signed-in person who has to reauthenticate. */
  abstract sendProof(user: User, token: string): Promise<void>;

  abstract sendPasskeyAdded(user: User, name: string): Promise<void>;

  abstract sendPasskeyRemoved(user: User, name: string): Promise<void>;

  /** To the new address. */
  abstract sendEmailChange(user: User, newEmail: string, token: string): Promise<void>;

  /** To the old address, after the change. The token undoes the change. */
  abstract sendEmailChanged(user: User, oldEmail: string, token: string): Promise<void>;

  /** To a person who has been given access to a profile. */
  abstract sendInvitation(user: User, token: string): Promise<void>;
}

/** A link emailed to a signed-in person to reauthenticate them. */
export type ProofLink = Readonly<{ tokenHash: string; sessionId: string; userId: string; expiresAt: Date }>;

/** Stores such links. The promises below are executable: see sign-in-links.contract.ts. */
export abstract class ProofLinks {
  /** Only a session's newest link works. */
  abstract issue(link: ProofLink): Promise<void>;

  /**
   * Consumes the link, for its own person only, and returns the session that asked for it; null when there is no usable
   * one.
   */
  abstract use(tokenHash: string, userId: string, now: Date): Promise<string | null>;

  /** When the session's link was used; null if it hasn't been, or after the first call. */
  abstract collect(sessionId: string): Promise<Date | null>;
}

/**
 * Stores pending and undoable changes of email addresses. The promises below are executable: see
 * sign-in-links.contract.ts.
 */
export abstract class EmailChanges {
  /** Replaces the person's previous request. Also deletes everyone's expired ones. */
  abstract ask(change: EmailChange): Promise<void>;

  /** The person's unconfirmed change; null when there is none or its link has expired. */
  abstract waitingOf(userId: string, now: Date): Promise<EmailChange | null>;

  /** Does nothing when there is none. */
  abstract cancel(userId: string): Promise<void>;

  /** Consumes the link to the new address, for its own person only; null when it doesn't work. */
  abstract confirm(
    use: Readonly<{ tokenHash: string; userId: string }>,
    undoHash: string,
    now: Date,
  ): Promise<EmailChange | null>;

  /** Consumes the link to the old address, and every other change of its person; null when it doesn't work. */
  abstract undo(undoHash: string, now: Date): Promise<EmailChange | null>;

  /** The person's previous addresses, for as long as they are stored. */
  abstract addressesOf(userId: string): Promise<string[]>;
}

/**
 * Rate limits guessing, identically for existing and unknown accounts. Counters survive restarts and failed requests.
 */
export abstract class SignInLimits {
  /**
   * Counts a password attempt before checking it: 5 an account and 30 a network in 15 minutes, and 150 a network in a
   * day, to prevent password spraying.
   * @throws identity/too-many-requests
   */
  abstract countPassword(email: string, address: string): Promise<void>;

  /** The password was right: resets the account's counter, and takes back the network's attempt. */
  abstract forgivePassword(email: string, address: string): Promise<void>;

  /** A new password was set by email: resets the account's counter. */
  abstract forgiveAccount(email: string): Promise<void>;

  /** Counts a second-factor attempt before checking it: 5 a person in 15 minutes. @throws identity/too-many-requests */
  abstract countCode(userId: string): Promise<void>;

  /** The code was right: resets the person's counter. */
  abstract forgiveCodes(userId: string): Promise<void>;

  /** Counts a passkey attempt before checking it: 30 a network in 15 minutes. @throws identity/too-many-requests */
  abstract countPasskey(address: string): Promise<void>;

  /** The passkey was right: takes back the network's attempt. */
  abstract forgivePasskey(address: string): Promise<void>;

  /**
   * Counts a request for a link: 5 an email address and 50 a network in 15 minutes.
   * @throws identity/too-many-requests
   */
  abstract countLink(email: string, address: string): Promise<void>;
}

/** How failed password sign-ins are reported. A value from the configuration, with no behaviour of its own. */
export abstract class SignInPolicy {
  /** Whether the response distinguishes an unknown account from a wrong password; else all failures look the same. */
  abstract readonly tellsWhy: boolean;
}

/** Whether second factors are required. A value from the configuration, with no behaviour of its own. */
export abstract class SecondFactorPolicy {
  /** Staff must have one: without it they can only set one up. */
  abstract readonly compulsory: boolean;
}
