import type { Actor } from '../../../../shared/kernel/index.js';
import type { Collab } from '../../domain/collab.js';
import type { Deliverable, Round } from '../../domain/deliverable.js';
import { approvesItselfAt, deliverableActionsFor } from '../../domain/delivery.js';
import type { Pin, Version } from '../../domain/proof.js';
import { renewalActionsFor } from '../../domain/rights-renewal.js';
import { rightsRun } from '../../domain/usage-rights.js';
import type { DeliverableView, PinView, RoundView, VersionView } from './piece-views.dto.js';
import { toRightsView } from '../../../offers/index.js';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

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

/** What leaves of one piece. */
export const toDeliverableView = (collab: Collab, piece: Deliverable, actor: Actor, now: Date): DeliverableView => {
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
    },
    approvesItselfAt: text(approvesItselfAt(piece)),
    submittedAt: text(piece.submittedAt),
    approvedAt: text(piece.approvedAt),
    publishedAt: text(piece.publishedAt),
    actions: [...deliverableActionsFor(collab, piece, actor, now), ...renewalActionsFor(collab, piece, actor, now)],
  };
};
