import {
  asksForReviews,
  changeToAskFor,
  type FoldLengths,
  judgeCaption,
  type Verdict,
} from '../../../contract/rules/disclosure/index.js';
import {
  plainPostUrl,
  platformOfUrl,
  type PostedType,
  postUrlFault,
} from '../../../contract/rules/platform-addresses.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, isUnlocked, partiesOf, type Party } from './collab.js';
import { collabErrors, pieceErrors } from './collab.errors.js';
import { accepts, answerDraftBy, type Deliverable, isPosted, isWithBrand, type Submission } from './deliverable.js';
import { type GoldenRule, goldenRuleIds, judgeFile } from './golden-rules.js';
import { creatorDueAt } from './owed.js';
import { checkedPins, type Pin, type Version } from './proof.js';
import { limits } from './timings.js';
import { isClaimOpen, settled } from './undelivered-claim.js';
import { monthsAfter } from './usage-rights.js';
import type { Terms } from '../../../contract/terms.js';

export const deliverableActions = ['submit', 'suggest-changes', 'approve', 'publish', 'waive'] as const;
export type DeliverableAction = (typeof deliverableActions)[number];

type Rule = Readonly<{ by: readonly Party[]; when: (piece: Deliverable) => boolean }>;

/** What each side can do with a piece in its current state. Pieces change while the Collab is at stage 4 or 5. */
export const rules: Record<DeliverableAction, Rule> = {
  submit: { by: ['influencer'], when: ({ status }) => status === 'inprogress' },
  'suggest-changes': { by: ['brand', 'staff', 'product'], when: isWithBrand },
  approve: { by: ['brand', 'staff', 'product'], when: isWithBrand },
  publish: {
    by: ['influencer'],
    when: (piece) => isPosted(piece) && piece.status === 'draft' && piece.approvedAt !== null,
  },
  waive: {
    by: ['brand', 'staff'],
    when: ({ status, proof }) => status === 'inprogress' && proof.waivers.length < goldenRuleIds.length,
  },
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

type Change = Readonly<{ piece: Deliverable; name: CollabEvent['name']; reason?: string; proof?: object }>;

/** Replaces the changed piece and updates the stage: all submitted → 5, all published → 6 and completed. */
function withPiece(collab: Collab, { piece, name, reason, proof }: Change, actor: Actor, now: Date): Decision {
  const deliverables = collab.deliverables.map((each) => (each.id === piece.id ? piece : each));
  const [changed, ...settling] = withoutClaim({ ...collab, deliverables, updatedAt: now }, actor, now);
  const until = answerDraftBy(piece)?.toISOString();
  const more = { deliverableId: piece.id, reason, proof, ...(until ? { facts: { until } } : {}) };
  const told = [happened(name, changed, actor, now, more), ...settling];
  if (deliverables.every(({ status }) => status === 'published')) {
    const completed: Collab = { ...changed, stage: 6, outcome: 'completed' };
    return [completed, ...told, happened('collab.completed', completed, actor, now)];
  }
  if (collab.stage === 4 && deliverables.every(({ status }) => status !== 'inprogress')) {
    const delivered: Collab = { ...changed, stage: 5 };
    return [delivered, ...told, happened('collab.delivered', delivered, actor, now)];
  }
  return [changed, ...told];
}

/**
 * If the brand has claimed that content wasn't delivered, the claim is settled once the creator has nothing left to do.
 */
function withoutClaim(collab: Collab, actor: Actor, now: Date): Decision {
  if (!isClaimOpen(collab) || creatorDueAt(collab) !== null) return [collab];
  const delivered = settled(collab, 'delivered');
  return [delivered, happened('collab.undelivered-settled', delivered, actor, now)];
}

/** The creator submits a piece. @throws collabs/before-the-visit, collabs/wrong-media, collabs/golden-rule-missed */
export function submit(collab: Collab, id: string, submission: Submission, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'submit', actor);
  const { mediaId, caption, file, marks, attested } = submission;
  if (!accepts(piece, file.kind)) throw collabErrors.wrongMedia(piece.contentType);
  const results = judgeFile(file, { marks, attested, waivers: piece.proof.waivers });
  if (results.some(({ result }) => result === 'missed')) throw pieceErrors.goldenRuleMissed(results);
  return handIn(collab, piece, { mediaId, caption, file, marks, results }, actor, now);
}

/**
 * The creator resubmits the previous version's file with a new caption; its face marks and measurements are kept.
 * @throws collabs/before-the-visit, collabs/media-needed
 */
export function submitCaption(collab: Collab, id: string, caption: string, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'submit', actor);
  const before = piece.proof.versions.at(-1);
  if (!before) throw collabErrors.mediaNeeded();
  return handIn(collab, piece, { ...before, caption }, actor, now);
}

function handIn(
  collab: Collab,
  piece: Deliverable,
  handedIn: Omit<Version, 'number' | 'at'>,
  actor: Actor,
  now: Date,
): Decision {
  if (!isUnlocked(collab, now)) throw collabErrors.beforeTheVisit();
  const { versions } = piece.proof;
  const version: Version = { ...handedIn, number: versions.length + 1, at: now.toISOString() };
  const { mediaId, caption } = version;
  const proof = { ...piece.proof, versions: [...versions, version] };
  const draft: Deliverable = { ...piece, status: 'draft', mediaId, caption, submittedAt: now, proof };
  return withPiece(collab, { piece: draft, name: 'deliverable.submitted', proof: version }, actor, now);
}

/**
 * The brand asks for changes: one numbered round, with comments pinned to places.
 * @throws collabs/comment-needed, collabs/bad-pin, collabs/asks-for-reviews
 */
export function suggestChanges(
  collab: Collab,
  id: string,
  comment: string,
  actor: Actor,
  now: Date,
  pins: readonly Pin[] = [],
): Decision {
  if ([comment, ...pins.map((pin) => pin.comment)].some(asksForReviews)) throw collabErrors.asksForReviews('comment');
  return sendBack(collab, id, comment, actor, now, pins);
}

function sendBack(
  collab: Collab,
  id: string,
  comment: string,
  actor: Actor,
  now: Date,
  pins: readonly Pin[] = [],
): Decision {
  const piece = pieceFor(collab, id, 'suggest-changes', actor);
  const version = piece.proof.versions.at(-1);
  const pinned = checkedPins(pins, version?.file ?? null);
  if (!comment.trim() && pinned.length === 0) throw collabErrors.commentNeeded();
  const number = piece.rounds.length + 1;
  const round = { number, comment: comment.trim(), at: now, version: version?.number, pins: pinned };
  const sentBack: Deliverable = { ...piece, status: 'inprogress', rounds: [...piece.rounds, round] };
  const proof = { round: number, comment: round.comment, pins: pinned };
  return withPiece(collab, { piece: sentBack, name: 'deliverable.sent-back', proof }, actor, now);
}

/** The brand approves the piece; for user-generated content, approval is publication. The agreed rights begin. */
export function approvePiece(collab: Collab, id: string, actor: Actor, now: Date, reason?: string): Decision {
  const piece = pieceFor(collab, id, 'approve', actor);
  const { rights } = collab.terms;
  const rightsUntil = rights ? monthsAfter(now, rights.months) : null;
  const agreed: Deliverable = { ...piece, approvedAt: now, rightsUntil };
  const approved: Deliverable = isPosted(piece) ? agreed : { ...agreed, status: 'published', publishedAt: now };
  const proof = { version: piece.proof.versions.length, rights: rights ?? null, rightsUntil };
  return withPiece(collab, { piece: approved, name: 'deliverable.approved', reason, proof }, actor, now);
}

/**
 * The brand didn't answer in time: the draft is approved, or sent back if its caption doesn't clearly disclose the ad.
 * @throws collabs/not-due-yet
 */
export function answerInPlaceOfBrand(
  collab: Collab,
  id: string,
  actor: Actor,
  now: Date,
  folds?: FoldLengths,
): Decision {
  const piece = pieceFor(collab, id, 'approve', actor);
  const due = answerDraftBy(piece);
  if (!due || now < due) throw collabErrors.notDueYet('approve', due ?? now);
  const unanswered = `The draft was not answered within ${limits.draftAnswerDays} days`;
  if (saysItIsAnAd(piece, collab.terms, folds)) return approvePiece(collab, id, actor, now, `${unanswered}.`);
  const verdict = judgeDraftCaption(piece, collab.terms, folds);
  const rule = verdict.findings.find(({ severity }) => severity === 'fail')!.source.name;
  const comment = `${unanswered}, and its caption can’t be approved automatically. ${changeToAskFor(verdict)} (${rule})`;
  return sendBack(collab, id, comment, actor, now);
}

/** The brand waives one of the golden rules for this piece. @throws collabs/waiver-incomplete */
export function waive(
  collab: Collab,
  id: string,
  { rule, reason }: Readonly<{ rule?: GoldenRule; reason: string }>,
  actor: Actor,
  now: Date,
): Decision {
  const piece = pieceFor(collab, id, 'waive', actor);
  const { waivers } = piece.proof;
  if (!rule || !reason.trim()) throw pieceErrors.waiverIncomplete();
  if (waivers.some((each) => each.rule === rule)) throw collabErrors.wrongPiece('waive');
  const waiver = { rule, reason: reason.trim(), at: now.toISOString() };
  const waived: Deliverable = { ...piece, proof: { ...piece.proof, waivers: [...waivers, waiver] } };
  return withPiece(
    collab,
    { piece: waived, name: 'deliverable.rule-waived', reason: waiver.reason, proof: { rule } },
    actor,
    now,
  );
}

/** A published post: its URL, its caption, and whether the platform's own ad label is on. */
export type Post = Readonly<{ url: string; caption?: string; platformLabel?: boolean }>;

/** The creator has published it and submits the URL. @throws collabs/bad-post-url, collabs/label-needed */
export function publish(
  collab: Collab,
  id: string,
  post: Post,
  actor: Actor,
  now: Date,
  folds?: FoldLengths,
): Decision {
  const piece = pieceFor(collab, id, 'publish', actor);
  const { url, caption = piece.caption, platformLabel = false } = post;
  const platform = platformOfUrl(url);
  if (!platform)
    throw collabErrors.badPostUrl('Please enter the full address of the post on Instagram, TikTok or YouTube.');
  const fault = postUrlFault(url, platform, piece.type as PostedType); // approval alone publishes ugc
  if (fault) throw collabErrors.badPostUrl(fault);
  const { brief } = collab.terms;
  const verdict = judgeCaption({ caption, platform, type: piece.type, platformLabel, brief }, folds);
  if (verdict.result === 'fail') throw pieceErrors.labelNeeded(verdict);

  const found = verdict.findings.map(({ rule }) => rule);
  const disclosure = { result: verdict.result, rules: found, platform, platformLabel, at: now.toISOString() };
  const proof = { ...piece.proof, disclosure };
  const postUrl = plainPostUrl(url);
  const published: Deliverable = { ...piece, status: 'published', postUrl, caption, publishedAt: now, proof };
  const told = { postUrl, caption, disclosure };
  return withPiece(collab, { piece: published, name: 'deliverable.published', proof: told }, actor, now);
}

/** What this reader can do with this piece now. */
export function deliverableActionsFor(
  collab: Collab,
  piece: Deliverable,
  actor: Actor,
  now: Date,
): DeliverableAction[] {
  if (!isDelivering(collab)) return [];
  const parties = partiesOf(collab, actor);
  const unlocked = isUnlocked(collab, now);
  return deliverableActions.filter(
    (action) =>
      rules[action].when(piece) &&
      rules[action].by.some((party) => parties.includes(party)) &&
      (action !== 'submit' || unlocked),
  );
}

/**
 * What the disclosure rules say about a draft. The platform isn't known yet, so the disclosure must be clear on any of
 * them.
 */
export const judgeDraftCaption = (
  { caption, type }: Pick<Deliverable, 'caption' | 'type'>,
  { brief }: Pick<Terms, 'brief'>,
  folds?: FoldLengths,
): Verdict => judgeCaption({ caption, type, platform: null, brief }, folds);

/** Whether a draft's caption clearly discloses the ad; otherwise it is never approved automatically. */
export const saysItIsAnAd = (...draft: Parameters<typeof judgeDraftCaption>): boolean =>
  judgeDraftCaption(...draft).result !== 'fail';
