import type { Actor } from '../../../../shared/kernel/index.js';
import { billActionsFor } from '../../domain/bill.js';
import { type Collab, isUnsent, sideOf, termsFor, waitingFor } from '../../domain/collab.js';
import { actionsFor, answerClaimBy, bookBy, type CollabAction, timesRunOut } from '../../domain/moves.js';
import { creatorDueAt, blocksRequests, closeAt, daysLeftToGive, type OwedPiece, owedOf } from '../../domain/owed.js';
import { freeChangeUntil } from '../../domain/timings.js';
import { canNoteHandoff } from '../../domain/visit.js';
import type { CollabRecord, WaitSummary } from '../../ports/repositories.js';
import type { CollabCost } from '../../use-cases/get-collab-cost.js';
import type { CollabCostView, CollabView, MoreDaysView, OwedView, UndeliveredClaimView } from './collabs.dto.js';
import { toRightsView, toTermsView } from '../../../offers/index.js';
import { rightsRun } from '../../../../contract/terms.js';
import { changeToAskFor, type FoldLengths } from '../../../../contract/rules/disclosure/index.js';
import { answerDraftBy, type Deliverable, isPosted, type Round } from '../../domain/deliverable.js';
import { judgeDraftCaption, deliverableActionsFor } from '../../domain/delivery.js';
import type { Pin, RightsEnd, Trace, Version } from '../../domain/proof.js';
import { rightsEndActionsFor, rightsEndOf } from '../../domain/rights-end.js';
import { renewalActionsFor } from '../../domain/usage-rights.js';
import { toBillView } from './bill.dto.js';
import type {
  DeliverableView,
  DraftDisclosureView,
  PinView,
  RightsEndView,
  RoundView,
  VersionView,
} from './piece-views.dto.js';
import { piecesInWords } from '../../../../contract/rules/pieces-in-words.js';
import { daysToAsk } from '../../domain/late-content.js';
import { answerContentClaimBy } from '../../domain/undelivered-claim.js';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const claimOf = (collab: Collab) =>
  collab.noShowClaimedAt && {
    claimedAt: collab.noShowClaimedAt.toISOString(),
    answerBy: answerClaimBy(collab)!.toISOString(),
    answer: collab.noShowAnswer,
  };

const parcelOf = ({ deliverTo, carrier, trackingNumber, dispatchedAt }: Collab) => ({
  deliverTo,
  carrier,
  trackingNumber,
  dispatchedAt: text(dispatchedAt),
});

/** Nobody can stop waiting who does not wait, nor wait for more who has a place kept. */
const fitsWait = (action: CollabAction, wait: WaitSummary | null): boolean =>
  action === 'stop-waiting' ? wait !== null : action !== 'wait' || !wait?.held;

const toWaitView = ({ slotId, startsAt, held, endsAt }: WaitSummary) => ({
  slotId,
  startsAt: startsAt.toISOString(),
  held,
  endsAt: endsAt.toISOString(),
});

/** For whom a view is made, when, and how much of a caption each platform shows then. */
export type Reading = Readonly<{ actor: Actor; now: Date; disclosureFolds: FoldLengths }>;

/** What leaves of a Collab, for this reader, now. */
export const toView = ({ collab, wait, brand, influencer }: CollabRecord, reading: Reading): CollabView => {
  const { actor, now } = reading;
  const { id, offerId, stage, outcome, reason, note, requestedBy } = collab;
  return {
    id,
    offerId,
    stage,
    outcome,
    reason,
    note,
    requestedBy,
    waitingFor: waitingFor(collab),
    awaitsPayment: outcome === 'open' && isUnsent(collab),
    brand,
    influencer,
    terms: toTermsView(termsFor(collab, actor)),
    visitAt: text(collab.visitAt),
    respondBy: collab.respondBy.toISOString(),
    contentDueAt: text(creatorDueAt(collab) ?? collab.contentDueAt),
    freeChangeUntil: text(collab.visitAt && freeChangeUntil(collab.visitAt)),
    bookBy: stage === 3 ? text(bookBy(collab)) : null,
    timesEndAt: stage === 3 ? text(timesRunOut(collab)) : null,
    confirmation: {
      askedAt: text(collab.confirmAskedAt),
      brandAt: text(collab.brandConfirmedAt),
      influencerAt: text(collab.influencerConfirmedAt),
    },
    handoff: sideOf(collab, actor) === 'brand' ? { note: collab.handoffNote, open: canNoteHandoff(collab, now) } : null,
    checkedInAt: text(collab.checkedInAt),
    checkedInBy: collab.checkedInBy,
    runningLate: collab.runningLate && { minutes: collab.runningLate.minutes, at: collab.runningLate.at },
    bill: toBillView(collab, now),
    billActions: billActionsFor(collab, actor, now),
    noShowClaim: claimOf(collab),
    owed: toOwedView(collab, now),
    moreDays: toMoreDaysView(collab),
    undeliveredClaim: toClaimView(collab),
    parcel: collab.terms.shipped ? parcelOf(collab) : null,
    wait: wait && toWaitView(wait),
    lateBy: collab.lateBy,
    deliverables: collab.deliverables.map((piece) => toDeliverableView(collab, piece, reading)),
    actions: actionsFor(collab, actor, now).filter((action) => fitsWait(action, wait)),
    createdAt: collab.createdAt.toISOString(),
    updatedAt: collab.updatedAt.toISOString(),
  };
};

/** What leaves of a Collab's cost, for its brand and staff. */
export const toCostView = ({ approval, taken, returnsUntil }: CollabCost): CollabCostView => ({
  approval: approval && {
    source: approval.source,
    pricePence: approval.pricePence,
    freeLeft: approval.freeLeft,
    keptLeft: approval.keptLeft,
  },
  taken: taken && {
    source: taken.source,
    pricePence: taken.pricePence,
    state: taken.state,
    usableUntil: text(taken.usableUntil),
  },
  returnsUntil: text(returnsUntil),
});

const toPinView = (pin: Pin): PinView =>
  'atMs' in pin
    ? { comment: pin.comment, atMs: pin.atMs, x: null, y: null }
    : { comment: pin.comment, atMs: null, x: pin.x, y: pin.y };

const toRoundView = ({ number, comment, at, version, pins }: Round): RoundView => ({
  number,
  comment,
  at: at.toISOString(),
  version: version ?? null,
  pins: (pins ?? []).map(toPinView),
});

const toVersionView = ({ number, mediaId, caption, at, file, marks, results }: Version): VersionView => ({
  number,
  mediaId,
  caption,
  at,
  file: file && {
    kind: file.kind,
    width: file.width,
    height: file.height,
    durationMs: file.durationMs,
    codec: file.codec,
    frameRate: file.frameRate,
    sha256: file.sha256,
  },
  marks: marks.map(({ fromMs, toMs }) => ({ fromMs, toMs })),
  results: results.map(({ rule, result, basis, says }) => ({ rule, result, basis, says })),
});

function toDraftDisclosureView(collab: Collab, piece: Deliverable, folds: FoldLengths): DraftDisclosureView | null {
  if (piece.status !== 'draft' || !isPosted(piece)) return null;
  const verdict = judgeDraftCaption(piece, collab.terms, folds);
  const findings = verdict.findings.map(({ rule, severity, says, source, correction }) => ({
    rule,
    severity,
    says,
    source: { name: source.name, url: source.url },
    correction,
  }));
  return { result: verdict.result, findings, ask: changeToAskFor(verdict) };
}

const toTraceView = ({ url, mediaId, at }: Trace & Readonly<{ at: string }>) => ({ url, mediaId, at });

const toRightsEndView = ({ told, takenDown, uses }: RightsEnd): RightsEndView => ({
  told,
  takenDown: takenDown && toTraceView(takenDown),
  uses: uses.map(({ words, settled, decision, ...use }) => ({ ...toTraceView(use), words, settled, decision })),
});

/** What leaves of one piece. */
const toDeliverableView = (
  collab: Collab,
  piece: Deliverable,
  { actor, now, disclosureFolds }: Reading,
): DeliverableView => {
  const { id, type, contentType, status, mediaId, caption, postUrl, proof, rightsUntil } = piece;
  const { disclosure } = proof;
  return {
    id,
    type,
    contentType,
    status,
    mediaId,
    caption,
    postUrl,
    rounds: piece.rounds.map(toRoundView),
    versions: proof.versions.map(toVersionView),
    waivers: proof.waivers.map(({ rule, reason, at }) => ({ rule, reason, at })),
    draftDisclosure: toDraftDisclosureView(collab, piece, disclosureFolds),
    disclosure: disclosure && {
      result: disclosure.result,
      rules: [...disclosure.rules],
      platform: disclosure.platform,
      platformLabel: disclosure.platformLabel,
      at: disclosure.at,
    },
    rights: {
      agreed: toRightsView(collab.terms.rights),
      until: text(rightsUntil),
      running: rightsRun(rightsUntil, now),
      renewals: proof.renewals.map(({ months, askedAt, answer, answeredAt }) => ({
        months,
        askedAt,
        answer,
        answeredAt,
      })),
      end: proof.rightsEnd ? toRightsEndView(rightsEndOf(piece)) : null,
    },
    approvesItselfAt: text(answerDraftBy(piece)),
    submittedAt: text(piece.submittedAt),
    approvedAt: text(piece.approvedAt),
    publishedAt: text(piece.publishedAt),
    actions: [
      ...deliverableActionsFor(collab, piece, actor, now),
      ...renewalActionsFor(collab, piece, actor, now),
      ...rightsEndActionsFor(collab, piece, actor, now),
    ],
  };
};

const inWords = (pieces: readonly OwedPiece[]): string | null =>
  pieces.length > 0 ? piecesInWords(pieces.map(({ piece }) => piece)) : null;

const isApproved = ({ approvedAt }: Deliverable): boolean => approvedAt !== null;

/** What is owed of a Collab's content now. */
function toOwedView(collab: Collab, now: Date): OwedView | null {
  const { pieces, lateSince } = owedOf(collab, now);
  if (pieces.length === 0) return null;
  return {
    pieces: pieces.length,
    inWords: inWords(pieces)!,
    missing: inWords(pieces.filter(({ piece, waitsSince }) => waitsSince === null && !isApproved(piece))),
    toPost: inWords(pieces.filter(({ piece }) => isApproved(piece))),
    toReview: inWords(pieces.filter(({ waitsSince }) => waitsSince !== null)),
    lateSince: lateSince?.toISOString() ?? null,
    blocksRequests: blocksRequests(collab, now),
    closesAt: closeAt(collab)?.toISOString() ?? null,
  };
}

const toMoreDaysView = (collab: Collab): MoreDaysView => ({
  given: collab.daysGiven,
  asked: collab.daysAsked && {
    days: collab.daysAsked.days,
    reason: collab.daysAsked.reason,
    agreed: collab.daysAsked.agreed,
  },
  mayAsk: daysToAsk(collab),
  mayGive: daysLeftToGive(collab),
});

const toClaimView = (collab: Collab): UndeliveredClaimView | null =>
  collab.undeliveredClaim && {
    claimedAt: collab.undeliveredClaim.claimedAt,
    answerBy: answerContentClaimBy(collab)!.toISOString(),
    words: collab.undeliveredClaim.words,
    keepsContent: collab.undeliveredClaim.keepsContent,
    answer: collab.undeliveredClaim.answer,
    settled: collab.undeliveredClaim.settled,
  };
