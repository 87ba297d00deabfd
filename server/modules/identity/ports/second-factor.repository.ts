import type { SecondFactor } from '../domain/second-factor.js';
import type { UserEvent } from '../domain/user.js';

/** A first code has come: the proposed secret takes effect, with new recovery codes. */
export type Confirmation = Readonly<{
  userId: string;
  proposedSecret: string;
  step: number;
  codeHashes: readonly string[];
}>;

/** Where second factors live. The promises below are executable: see second-factor.repository.contract.ts. */
export abstract class SecondFactorRepository {
  /** Null for somebody who has never begun to set one up. */
  abstract find(userId: string): Promise<SecondFactor | null>;

  /** Keeps a sealed secret until its first code has come; the present app goes on working. */
  abstract propose(userId: string, sealedSecret: string, now: Date): Promise<void>;

  /** False when another secret is waiting by now. Old recovery codes stop working. */
  abstract confirm(confirmation: Confirmation, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /** Uses a time step up. However many ask at once, one gets it; false for it and for every earlier one afterwards. */
  abstract useStep(userId: string, step: number): Promise<boolean>;

  /** Uses a recovery code up. However many ask at once, one gets it. */
  abstract useRecoveryCode(userId: string, codeHash: string, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /** New recovery codes in place of the old ones. */
  abstract replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void>;

  /** Forgets app and recovery codes. */
  abstract remove(userId: string, ...events: UserEvent[]): Promise<void>;
}
