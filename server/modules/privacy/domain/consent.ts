import type { ConsentChoice } from '../../../contract/consent.js';
import { newId } from '../../../shared/kernel/index.js';

/** What someone consented to, when, and with which wording. Later answers don't change it. */
export type Consent = Readonly<{ id: string; userId: string; version: number; decidedAt: Date } & ConsentChoice>;

export const recordConsent = (userId: string, version: number, choice: ConsentChoice, now: Date): Consent => ({
  id: newId(),
  userId,
  version,
  ...choice,
  decidedAt: now,
});
