import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { profileHandle, profileHandleFault, withoutAt } from '../../../../contract/rules/influencer-profile.js';
import { OneLine } from '../../../../shared/http/field-rules.js';
import type { ClaimState } from '../../domain/claim.js';

export class RequestClaimInput {
  /** The handle as we know it; a leading @ and case are ignored. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutAt(value).toLowerCase() : value))
  @Matches(profileHandle, { message: profileHandleFault })
  handle: string;
}

export class RefuseClaimInput {
  /** The reason, which the person can read. */
  @OneLine({ least: 5, most: 300, says: 'Please say why, in 5 to 300 characters.' })
  reason: string;
}

/** One's own claim of a profile. */
export class ClaimView {
  id: string;
  handle: string;
  name: string;
  /** The code to put into the account's bio. */
  code: string;
  state: ClaimState;
  /** The reason for the refusal. */
  reason: string | null;
  requestedAt: Date;
  expiresAt: Date;
}

/** A claim as staff decide on it. */
export class StaffClaimView {
  id: string;
  /** The code to look for in the account's bio. */
  code: string;
  state: ClaimState;
  reason: string | null;
  /** The email address of the person who claims it. */
  email: string;
  name: string;
  requestedAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
}
