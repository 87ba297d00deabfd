import type { User } from '../domain/user.js';

/** The letters that carry a link. They leave only if what they tell of is stored. */
export abstract class SignInMails {
  abstract sendLink(user: User, token: string): Promise<void>;

  abstract sendPasswordReset(user: User, token: string): Promise<void>;

  /** To somebody who has been made staff. */
  abstract sendStaffInvitation(user: User, token: string): Promise<void>;

  /** To somebody who is signed in and has to show that it is still they. */
  abstract sendProof(user: User, token: string): Promise<void>;

  /** To a person who has been given a profile to work with. */
  abstract sendInvitation(user: User, token: string): Promise<void>;
}
