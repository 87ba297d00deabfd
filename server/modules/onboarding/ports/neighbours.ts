import type { BrandCategory, City, InfluencerCity, Platform } from '../../../contract/lists/index.js';
import { DomainError } from '../../../shared/kernel/index.js';
import type { Call } from '../domain/call.js';

export type BrandAccount = Readonly<{
  email: string;
  /** The version of the terms that they accepted by joining, where it was said. */
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
  /** On which the handle is theirs. */
  platform: Platform;
  city: InfluencerCity;
  dateOfBirth: string;
}>;

/** Who says that an imported profile is theirs; the profile itself stays as it is until that is proven. */
export type ClaimantAccount = Omit<InfluencerAccount, 'city' | 'dateOfBirth' | 'platform'>;

/** What onboarding needs from profiles and identity: accounts for people who sign up. */
export abstract class Accounts {
  /** Makes a brand, on Basic, and the person who owns it. Joins the open transaction; answers the brand's id. @throws identity/email-taken */
  abstract openBrand(account: BrandAccount): Promise<string>;

  /** Makes an influencer and their account. Joins the open transaction; answers the influencer's id. @throws identity/email-taken, profiles/handle-taken, profiles/handle-unclaimed */
  abstract openInfluencer(account: InfluencerAccount): Promise<string>;

  /**
   * Makes an account that claims the imported profile of this handle, and looks after none yet. Joins the open transaction.
   * @throws identity/email-taken, profiles/nothing-to-claim
   */
  abstract openClaimant(account: ClaimantAccount): Promise<void>;

  /** Takes the handle out of use without an account, as an account would; who is there already keeps theirs. */
  abstract keepHandle(handle: string, platform: Platform): Promise<void>;

  /** Has a link to sign in with mailed; to an address without an account nothing is sent. */
  abstract mailLink(email: string): Promise<void>;
}

/** This email address already has an account. Nobody else learns this. */
export const isKnownEmail = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'identity/email-taken';

/** What onboarding needs of profiles: which brand staff book a call with. */
export abstract class Brands {
  /** What it is called. @throws profiles/brand-not-found, for a deleted one too */
  abstract nameOf(brandId: string): Promise<string>;
}

/** What mails about calls say. */
export abstract class CallMails {
  /**
   * Tells the person, and our own people, when the call is, each with a calendar file.
   * @param token opens the page on which the person can move or cancel it
   */
  abstract tell(news: 'booked' | 'moved', call: Call, token: string): Promise<void>;

  /** Tells both that it is called off; the calendar file takes the call out of their diaries. */
  abstract tellCancelled(call: Call): Promise<void>;
}
