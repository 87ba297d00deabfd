import type { Renewal } from './proof.js';
import { londonMonthsAfter } from '../../../contract/rules/london-time.js';
import { rightsMonths } from '../../../contract/terms.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, partiesOf, type Party } from './collab.js';
import { collabErrors, pieceErrors } from './collab.errors.js';
import type { Deliverable } from './deliverable.js';
import { daysAfter } from './timings.js';
import { isGivenBack } from './undelivered-claim.js';

/** Months, like days, keep London's time of day. */
export const monthsAfter = londonMonthsAfter;

export const renewalActions = ['ask-renewal', 'agree-renewal', 'decline-renewal'] as const;
export type RenewalAction = (typeof renewalActions)[number];

const askedBy: Record<RenewalAction, Party> = {
  'ask-renewal': 'brand',
  'agree-renewal': 'influencer',
  'decline-renewal': 'influencer',
};

const openRenewal = ({ proof }: Deliverable): Renewal | undefined =>
  proof.renewals.find(({ answer }) => answer === null);

/** How many days before the rights end they can be renewed. */
export const renewBeforeDays = 60;

function isOpenFor(collab: Collab, piece: Deliverable, action: RenewalAction, now: Date): boolean {
  const { rightsUntil } = piece;
  if (rightsUntil === null || isGivenBack(collab)) return false;
  if (action !== 'ask-renewal') return openRenewal(piece) !== undefined;
  return openRenewal(piece) === undefined && now >= daysAfter(rightsUntil, -renewBeforeDays);
}

/** Rights can be renewed shortly before they end and at any time after, whatever the Collab's outcome. */
export const renewalActionsFor = (collab: Collab, piece: Deliverable, actor: Actor, now: Date): RenewalAction[] =>
  renewalActions.filter(
    (action) => partiesOf(collab, actor).includes(askedBy[action]) && isOpenFor(collab, piece, action, now),
  );

function pieceFor(collab: Collab, id: string, action: RenewalAction, actor: Actor, now: Date): Deliverable {
  const piece = collab.deliverables.find((each) => each.id === id);
  if (!piece) throw collabErrors.deliverableNotFound(id);
  if (!partiesOf(collab, actor).includes(askedBy[action])) throw collabErrors.notYourMove(action);
  if (!isOpenFor(collab, piece, action, now)) throw pieceErrors.renewalNotOpen();
  return piece;
}

/** The Collab with this piece changed. */
export function withPieceOf(
  collab: Collab,
  piece: Deliverable,
  name: CollabEvent['name'],
  told: Pick<CollabEvent['payload'], 'proof' | 'facts' | 'reason'>,
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] {
  const deliverables = collab.deliverables.map((each) => (each.id === piece.id ? piece : each));
  const changed: Collab = { ...collab, deliverables, updatedAt: now };
  return [changed, happened(name, changed, actor, now, { deliverableId: piece.id, ...told })];
}

/** The brand asks to extend the rights to a piece by this many months. @throws collabs/renewal-not-open */
export function askRenewal(collab: Collab, id: string, months: number, actor: Actor, now: Date): [Collab, CollabEvent] {
  const piece = pieceFor(collab, id, 'ask-renewal', actor, now);
  if (months < rightsMonths.min || months > rightsMonths.max) throw pieceErrors.renewalNotOpen();
  const renewal: Renewal = { months, askedAt: now.toISOString(), answer: null, answeredAt: null };
  const asked = { ...piece, proof: { ...piece.proof, renewals: [...piece.proof.renewals, renewal] } };
  return withPieceOf(collab, asked, 'deliverable.renewal-asked', { proof: { months }, facts: { months } }, actor, now);
}

/**
 * The influencer answers. The new months begin when the old rights end, or now if they have already ended. @throws
 * collabs/renewal-not-open
 */
export function answerRenewal(
  collab: Collab,
  id: string,
  action: 'agree-renewal' | 'decline-renewal',
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] {
  const piece = pieceFor(collab, id, action, actor, now);
  const answer = action === 'agree-renewal' ? 'agreed' : 'declined';
  const renewals = piece.proof.renewals.map((each): Renewal =>
    each.answer === null ? { ...each, answer, answeredAt: now.toISOString() } : each,
  );
  const { months } = openRenewal(piece)!;
  const begin = piece.rightsUntil! > now ? piece.rightsUntil! : now;
  const rightsUntil = answer === 'agreed' ? monthsAfter(begin, months) : piece.rightsUntil;
  const answered: Deliverable = { ...piece, rightsUntil, proof: { ...piece.proof, renewals } };
  const told = { proof: { months, rightsUntil }, facts: { until: rightsUntil!.toISOString() } };
  return withPieceOf(collab, answered, `deliverable.renewal-${answer}`, told, actor, now);
}
