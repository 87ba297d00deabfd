import { platformOfUrl, type PostedType, postUrlFault } from '../../../contract/rules/post-url.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, partiesOf, type Party } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { accepts, type Deliverable, isPosted, type Submission } from './deliverable.js';

export const deliverableActions = ['submit', 'suggest-changes', 'approve', 'publish'] as const;
export type DeliverableAction = (typeof deliverableActions)[number];

type Rule = Readonly<{ by: readonly Party[]; when: (piece: Deliverable) => boolean }>;

const isDraft = ({ status, approvedAt }: Deliverable) => status === 'draft' && !approvedAt;

/** What may be done to one piece, by whom, and as it stands. Pieces move while the Collab is at stage 4 or 5. */
export const rules: Record<DeliverableAction, Rule> = {
  submit: { by: ['influencer'], when: ({ status }) => status === 'inprogress' },
  'suggest-changes': { by: ['brand', 'staff'], when: isDraft },
  approve: { by: ['brand', 'staff'], when: isDraft },
  publish: { by: ['influencer'], when: ({ status, approvedAt }) => status === 'draft' && approvedAt !== null },
};

type Decision = [Collab, ...CollabEvent[]];

const isDelivering = ({ stage, outcome }: Collab) => outcome === 'open' && (stage === 4 || stage === 5);

function pieceFor(collab: Collab, id: string, action: DeliverableAction, actor: Actor): Deliverable {
  const piece = collab.deliverables.find((each) => each.id === id);
  if (!piece) throw collabErrors.deliverableNotFound(id);
  const { by, when } = rules[action];
  if (!by.some((party) => partiesOf(collab, actor).includes(party))) throw collabErrors.notYourMove(action);
  if (collab.outcome !== 'open') throw collabErrors.ended();
  if (!isDelivering(collab)) throw collabErrors.wrongStage(action, collab.stage);
  if (!when(piece)) throw collabErrors.wrongPiece(action);
  return piece;
}

/** Puts the changed piece in its place and lets the Collab follow: all in → 5, all published → 6 and completed. */
function withPiece(collab: Collab, piece: Deliverable, name: CollabEvent['name'], actor: Actor, now: Date): Decision {
  const deliverables = collab.deliverables.map((each) => (each.id === piece.id ? piece : each));
  const changed: Collab = { ...collab, deliverables, updatedAt: now };
  const told = happened(name, changed, actor, now, { deliverableId: piece.id });
  if (deliverables.every(({ status }) => status === 'published')) {
    const completed: Collab = { ...changed, stage: 6, outcome: 'completed' };
    return [completed, told, happened('collab.completed', completed, actor, now)];
  }
  if (collab.stage === 4 && deliverables.every(({ status }) => status !== 'inprogress')) {
    const delivered: Collab = { ...changed, stage: 5 };
    return [delivered, told, happened('collab.delivered', delivered, actor, now)];
  }
  return [changed, told];
}

/** The creator hands a piece in. @throws collabs/before-the-visit, collabs/wrong-media */
export function submit(collab: Collab, id: string, submission: Submission, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'submit', actor);
  if (collab.visitAt === null || now < collab.visitAt) throw collabErrors.beforeTheVisit();
  if (!accepts(piece, submission.kind)) throw collabErrors.wrongMedia(piece.contentType);
  const { mediaId, caption } = submission;
  return withPiece(
    collab,
    { ...piece, status: 'draft', mediaId, caption, submittedAt: now },
    'deliverable.submitted',
    actor,
    now,
  );
}

/** The brand asks for changes: one numbered round. */
export function suggestChanges(collab: Collab, id: string, comment: string, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'suggest-changes', actor);
  if (!comment.trim()) throw collabErrors.commentNeeded();
  const rounds = [...piece.rounds, { number: piece.rounds.length + 1, comment: comment.trim(), at: now }];
  return withPiece(collab, { ...piece, status: 'inprogress', rounds }, 'deliverable.sent-back', actor, now);
}

/** The brand is content; user-generated content is published by that. */
export function approvePiece(collab: Collab, id: string, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'approve', actor);
  const approved: Deliverable = isPosted(piece)
    ? { ...piece, approvedAt: now }
    : { ...piece, approvedAt: now, status: 'published', publishedAt: now };
  return withPiece(collab, approved, 'deliverable.approved', actor, now);
}

/** The creator has posted it and gives the address. @throws collabs/bad-post-url */
export function publish(collab: Collab, id: string, postUrl: string, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'publish', actor);
  const platform = platformOfUrl(postUrl);
  if (!platform)
    throw collabErrors.badPostUrl('Please give the full address of the post on Instagram, TikTok or YouTube.');
  const fault = postUrlFault(postUrl, platform, piece.type as PostedType); // approval alone publishes ugc
  if (fault) throw collabErrors.badPostUrl(fault);
  return withPiece(
    collab,
    { ...piece, status: 'published', postUrl, publishedAt: now },
    'deliverable.published',
    actor,
    now,
  );
}

/** The words that this reader may post for this piece now. */
export function deliverableActionsFor(
  collab: Collab,
  piece: Deliverable,
  actor: Actor,
  now: Date,
): DeliverableAction[] {
  if (!isDelivering(collab)) return [];
  const parties = partiesOf(collab, actor);
  const visited = collab.visitAt !== null && collab.visitAt <= now;
  return deliverableActions.filter(
    (action) =>
      rules[action].when(piece) &&
      rules[action].by.some((party) => parties.includes(party)) &&
      (action !== 'submit' || visited),
  );
}
