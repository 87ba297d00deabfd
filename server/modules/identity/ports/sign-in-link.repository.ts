import type { LinkUse, SignInLink } from '../domain/sign-in-link.js';

/** Where mailed links wait to be used. The promises below are executable: see sign-in-link.repository.contract.ts. */
export abstract class SignInLinkRepository {
  /** Stores the link and withdraws the unused ones of the same person and purpose: only the newest works. */
  abstract issue(link: SignInLink): Promise<void>;

  /** Uses the link up and answers it; null when there is none that is usable. However many ask at once, one gets it. */
  abstract use(use: LinkUse, now: Date): Promise<SignInLink | null>;

  /** Withdraws every unused link of one person. */
  abstract withdrawAllOf(userId: string): Promise<void>;
}
