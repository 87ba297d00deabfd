import type { Collab } from '../../server/modules/collabs/domain/collab.js';
import { approvePiece, submit } from '../../server/modules/collabs/domain/delivery.js';
import type { FileFacts } from '../../server/modules/collabs/domain/golden-rules.js';
import { claimUndelivered } from '../../server/modules/collabs/domain/late-content.js';
import { move } from '../../server/modules/collabs/domain/moves.js';
import { theProduct } from '../../server/shared/kernel/index.js';
import { afterTheVisit, brandActor, daysAfter, influencerActor } from './collabs.js';

/** A video that meets the golden rules. */
export const aVideo: FileFacts = {
  kind: 'video',
  width: 1_080,
  height: 1_920,
  rotation: 0,
  durationMs: 12_000,
  codec: 'AVC',
  frameRate: 25,
  truncated: false,
  sha256: 'c0ffee'.padEnd(64, '0'),
};

export const aPicture: FileFacts = { ...aVideo, kind: 'image', durationMs: null, codec: null, frameRate: null };

/** A complete submission for it. */
export const wholly = {
  mediaId: '00000000-0000-7000-8000-0000000000aa',
  caption: 'Ad: what a night',
  marks: [{ fromMs: 0, toMs: 6_000 }],
  attested: true,
} as const;

/** This Collab with the piece at this position submitted after the visit, then approved. */
export function approved(collab: Collab, place: number, at: Date, caption: string = wholly.caption): Collab {
  const { id } = collab.deliverables[place]!;
  const [drafted] = submit(collab, id, { ...wholly, caption, file: aVideo }, influencerActor, afterTheVisit);
  return approvePiece(drafted, id, brandActor, at)[0];
}

/** The same Collab after the brand’s claim that content wasn't delivered has been upheld. */
export function undelivered(collab: Collab, keepsContent: boolean): Collab {
  const [claim] = claimUndelivered(collab, keepsContent, brandActor, daysAfter(afterTheVisit, 60));
  return move(claim, 'uphold-undelivered', theProduct, daysAfter(afterTheVisit, 62))[0];
}
