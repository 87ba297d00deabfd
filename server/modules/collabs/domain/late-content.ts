import type { Actor } from '../../../shared/kernel/index.js';
import { piecesInWords } from '../../../contract/rules/pieces-in-words.js';
import { type Collab, type CollabEvent, happened } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { type CollabAction, check, moved } from './moves.js';
import { creatorDueAt, daysLeftToGive, dueWhen, missingInWords, owedPieces } from './owed.js';
import { daysAfter, limits } from './timings.js';
import { settled, type UndeliveredClaim } from './undelivered-claim.js';

type Decision = [Collab, CollabEvent];

/** A statement is logged; it isn't the reason for the Collab's outcome. */
const saying = (
  [collab, event]: Decision,
  told: Pick<CollabEvent['payload'], 'reason' | 'proof' | 'facts'>,
): Decision => [collab, { ...event, payload: { ...event.payload, ...told } }];

function neededWords(words: string): string {
  const said = words.trim();
  if (said === '') throw collabErrors.reasonNeeded();
  return said;
}

function checkDays(days: number, most: number): void {
  if (!Number.isInteger(days) || days < 1 || days > most) throw collabErrors.badDays(most);
}

/** Reminds the creator of missing content: before it's due, on the day, and when it's late. */
export function remindContent(collab: Collab, actor: Actor, now: Date): Decision {
  const reminded = moved(collab, 'remind-content', actor, now, { contentRemindedAt: now });
  const due = dueAtOf(collab);
  return saying(reminded, {
    facts: { until: due.toISOString(), due: dueWhen(due, now), missing: missingInWords(collab) },
  });
}

/** How many more days the creator can ask for. */
export const daysToAsk = (collab: Collab): number => Math.min(limits.askDays, daysLeftToGive(collab));

/** The creator asks for more time, once, and says why. @throws collabs/bad-days, collabs/reason-needed */
export function askDays(collab: Collab, days: number, actor: Actor, now: Date, words = ''): Decision {
  check(collab, 'ask-days', actor, now);
  checkDays(days, daysToAsk(collab));
  const reason = neededWords(words);
  const asked = moved(collab, 'ask-days', actor, now, { daysAsked: { days, reason, agreed: null } });
  return saying(asked, { reason, proof: { days }, facts: { days } });
}

/** The brand grants the requested days. @throws collabs/bad-days, collabs/days-over */
export const agreeDays = (collab: Collab, actor: Actor, now: Date, reason?: string): Decision => {
  check(collab, 'agree-days', actor, now);
  return withDays(collab, 'agree-days', collab.daysAsked!.days, actor, now, reason);
};

/** The brand refuses the requested days. */
export function refuseDays(collab: Collab, actor: Actor, now: Date, reason?: string): Decision {
  const daysAsked = collab.daysAsked && { ...collab.daysAsked, agreed: false };
  const refused = moved(collab, 'refuse-days', actor, now, { daysAsked }, reason);
  return saying(refused, { facts: { until: dueAtOf(collab).toISOString() } });
}

/** When the creator’s next piece is due; while all pieces are with the brand, the overall deadline. */
const dueAtOf = (collab: Collab): Date => creatorDueAt(collab) ?? collab.contentDueAt!;

/**
 * The brand gives more time without a request, which withdraws any claim. @throws collabs/bad-days, collabs/days-over
 */
export const giveDays = (collab: Collab, days: number, actor: Actor, now: Date, reason?: string): Decision => {
  check(collab, 'give-days', actor, now);
  return withDays(
    settled(collab, actor.role === 'admin' ? 'dismissed' : 'dropped'),
    'give-days',
    days,
    actor,
    now,
    reason,
  );
};

function withDays(
  collab: Collab,
  action: Extract<CollabAction, 'agree-days' | 'give-days'>,
  days: number,
  actor: Actor,
  now: Date,
  reason?: string,
): Decision {
  checkDays(days, daysLeftToGive(collab));
  const longer: Collab = {
    ...collab,
    contentDueAt: daysAfter(collab.contentDueAt!, days),
    daysGiven: collab.daysGiven + days,
    daysAsked: collab.daysAsked && { ...collab.daysAsked, agreed: collab.daysAsked.agreed ?? true },
    closeWarnedAt: null,
  };
  const dueAt = dueAtOf(longer);
  if (dueAt <= now) throw collabErrors.daysOver();
  return saying(moved(collab, action, actor, now, longer, reason), {
    proof: { days, dueAt },
    facts: { days, until: dueAt.toISOString() },
  });
}

/** The brand accepts what has been delivered as complete; missing pieces are listed. */
export function acceptDelivered(collab: Collab, actor: Actor, now: Date, words = ''): [Collab, ...CollabEvent[]] {
  const reason = `The brand accepted what was delivered. ${lacking(collab)} ${words}`;
  const change = { ...settled(collab, 'dropped'), acceptedAt: now };
  const [completed, accepted] = moved(collab, 'accept-delivered', actor, now, change, reason);
  return [completed, accepted, happened('collab.completed', completed, actor, now)];
}

/** "Missing: 2 stories. Not posted: 1 reel." */
function lacking(collab: Collab): string {
  const pieces = owedPieces(collab).map(({ piece }) => piece);
  const parts = [
    { what: 'Missing', of: pieces.filter(({ approvedAt }) => approvedAt === null) },
    { what: 'Not posted', of: pieces.filter(({ approvedAt }) => approvedAt !== null) },
  ];
  return parts.flatMap(({ what, of }) => (of.length > 0 ? `${what}: ${piecesInWords(of)}.` : [])).join(' ');
}

/** The brand claims that content wasn't delivered. The creator is asked to reply before a deadline. */
export function claimUndelivered(collab: Collab, keepsContent: boolean, actor: Actor, now: Date, words = ''): Decision {
  const undeliveredClaim: UndeliveredClaim = {
    claimedAt: now.toISOString(),
    words: words.trim(),
    keepsContent,
    answer: null,
    settled: null,
  };
  const claimed = moved(collab, 'claim-undelivered', actor, now, { undeliveredClaim });
  return saying(claimed, { reason: words.trim() || undefined, proof: { keepsContent } });
}

/** The creator contests the claim, so staff decide. @throws collabs/reason-needed */
export function contestUndelivered(collab: Collab, actor: Actor, now: Date, words = ''): Decision {
  const { undeliveredClaim: claim } = collab;
  const answer = neededWords(words);
  const contested = moved(collab, 'contest-undelivered', actor, now, {
    undeliveredClaim: claim && { ...claim, answer },
  });
  return saying(contested, { reason: answer });
}

/** The brand withdraws its claim, or staff find for the creator. The content is still owed. */
export const settleClaim = (
  collab: Collab,
  action: 'drop-undelivered-claim' | 'dismiss-undelivered',
  actor: Actor,
  now: Date,
  reason?: string,
): Decision =>
  moved(
    collab,
    action,
    actor,
    now,
    settled(collab, action === 'dismiss-undelivered' ? 'dismissed' : 'dropped'),
    reason,
  );

/** Warns both sides that the Collab will be closed without its content. */
export const warnClose = (collab: Collab, actor: Actor, now: Date): Decision =>
  moved(collab, 'warn-close', actor, now, { closeWarnedAt: now });
