import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { profileHandle, profileHandleFault, withoutAt } from '../../../../contract/rules/influencer-profile.js';
import { OneLine } from '../../../../shared/http/field-rules.js';
import type { ClaimState } from '../../domain/claim.js';

export class RequestClaimInput {
  /** As it is known here; an @ before it and capitals are forgiven. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutAt(value).toLowerCase() : value))
  @Matches(profileHandle, { message: profileHandleFault })
  handle: string;
}

export class RefuseClaimInput {
  /** The person reads it. */
  @OneLine({ least: 5, most: 300, says: 'Please say why, in 5 to 300 characters.' })
  reason: string;
}

/** One's own claim of a profile. */
export class ClaimView {
  id: string;
  handle: string;
  name: string;
  /** To be put into the bio of the account. */
  code: string;
  state: ClaimState;
  /** Why it was refused. */
  reason: string | null;
  requestedAt: Date;
  expiresAt: Date;
}

/** A claim as staff decide on it. */
export class StaffClaimView {
  id: string;
  /** To be found in the bio of the account. */
  code: string;
  state: ClaimState;
  reason: string | null;
  /** Who claims it. */
  email: string;
  name: string;
  requestedAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
}
