import type { ConsentChoice } from '../../../contract/consent.js';
import { newId } from '../../../shared/kernel/index.js';

/** What someone allowed, when, and to which wording. A later one does not change it. */
export type Consent = Readonly<{ id: string; userId: string; version: number; decidedAt: Date } & ConsentChoice>;

export const recordConsent = (userId: string, version: number, choice: ConsentChoice, now: Date): Consent => ({
  id: newId(),
  userId,
  version,
  ...choice,
  decidedAt: now,
});
