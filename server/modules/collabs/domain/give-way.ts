import type { Actor } from '../../../shared/kernel/index.js';
import { askerAfter, type Collab, type CollabEvent, happened } from './collab.js';

const reason = 'The influencer asked for this offer themselves.';

/** The influencer asks for what the brand has asked them for and not yet paid for: the brand's request, which they know nothing of, ends. */
export function giveWay(unsent: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  const outcome = 'withdrawn';
  const ended: Collab = { ...unsent, outcome, reason, approvalAskedBy: askerAfter(unsent, outcome), updatedAt: now };
  return [ended, happened('collab.request-replaced', ended, actor, now, { reason })];
}
