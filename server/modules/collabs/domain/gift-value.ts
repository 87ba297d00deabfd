import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened } from './collab.js';
import { collabErrors } from './collab.errors.js';

/**
 * Staff say what the gift was really worth, and why. What was agreed stays as it was agreed.
 * @throws collabs/reason-needed, collabs/nothing-received
 */
export function correctGift(
  collab: Collab,
  giftPence: number,
  actor: Actor,
  now: Date,
  reason: string,
): [Collab, CollabEvent] {
  if (reason.trim() === '') throw collabErrors.reasonNeeded();
  if (!collab.checkedInAt) throw collabErrors.nothingReceived();
  const next: Collab = { ...collab, updatedAt: now };
  return [next, happened('collab.gift-corrected', next, actor, now, { giftPence, reason: reason.trim() })];
}
