import type { BrandCategory, City, InfluencerCity, Platform } from '../../../contract/lists/index.js';
import { DomainError } from '../../../shared/kernel/index.js';
import type { Call } from '../domain/call.js';

export type BrandAccount = Readonly<{
  email: string;
  /** The version of the terms that they accepted by joining, if given. */
  termsVersion?: number;
  /** Of the person. */
  name: string;
  brand: Readonly<{ name: string; city: City; category: BrandCategory }>;
}>;

export type InfluencerAccount = Readonly<{
  email: string;
  termsVersion?: number;
  name: string;
  handle: string;
  /** The platform on which the handle is theirs. */
  platform: Platform;
  city: InfluencerCity;
  dateOfBirth: string;
}>;

/** Someone who claims an imported profile; the profile doesn't change until the claim is proven. */
export type ClaimantAccount = Omit<InfluencerAccount, 'city' | 'dateOfBirth' | 'platform'>;

/** What onboarding needs from profiles and identity: accounts for people who sign up. */
export abstract class Accounts {
  /**
   * Creates a brand on Basic and its owner. Joins the open transaction; returns the brand's id. @throws
   * identity/email-taken
   */
  abstract openBrand(account: BrandAccount): Promise<string>;

  /**
   * Creates an influencer and their account. Joins the open transaction; returns the influencer's id. @throws
   * identity/email-taken, profiles/handle-taken, profiles/handle-unclaimed
   */
  abstract openInfluencer(account: InfluencerAccount): Promise<string>;

  /**
   * Creates an account that claims the imported profile with this handle, and manages none yet. Joins the open
   * transaction.
   * @throws identity/email-taken, profiles/nothing-to-claim
   */
  abstract openClaimant(account: ClaimantAccount): Promise<void>;

  /** Reserves the handle without an account, as an account would; an existing holder keeps theirs. */
  abstract keepHandle(handle: string, platform: Platform): Promise<void>;

  /** Emails a sign-in link; nothing is sent to an address without an account. */
  abstract mailLink(email: string): Promise<void>;
}

/** This email address already has an account. Never revealed to anyone else. */
export const isKnownEmail = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'identity/email-taken';

/** What onboarding needs from profiles: the brand that staff book a call with. */
export abstract class Brands {
  /** Its name. @throws profiles/brand-not-found, for a deleted one too */
  abstract nameOf(brandId: string): Promise<string>;
}

/** Emails about calls. */
export abstract class CallMails {
  /**
   * Tells the person and our own team when the call is, each with a calendar file.
   * @param token opens the page on which the person can move or cancel it
   */
  abstract tell(news: 'booked' | 'moved', call: Call, token: string): Promise<void>;

  /** Tells both that it is cancelled; the calendar file removes it from their diaries. */
  abstract tellCancelled(call: Call): Promise<void>;
}
