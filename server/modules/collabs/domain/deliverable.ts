import type { ContentType, DeliverableStatus, DeliverableType } from '../../../contract/lists/index.js';
import type { Ask } from '../../../contract/terms.js';
import { newId } from '../../../shared/kernel/index.js';
import type { FileFacts, Mark } from './golden-rules.js';
import { noProof, type Pin, type Proof } from './proof.js';
import { daysAfter, limits } from './timings.js';

/** The brand's requested changes, numbered; `pins` mark places in the version under review. */
export type Round = Readonly<{ number: number; comment: string; at: Date; version?: number; pins?: readonly Pin[] }>;

/** One agreed piece of content. */
export type Deliverable = Readonly<{
  id: string;
  position: number;
  type: DeliverableType;
  contentType: ContentType;
  status: DeliverableStatus;
  mediaId: string | null;
  caption: string;
  postUrl: string | null;
  rounds: readonly Round[];
  submittedAt: Date | null;
  approvedAt: Date | null;
  publishedAt: Date | null;
  proof: Proof;
  /** Until when the brand may use it; null until it is approved, or if no rights were agreed. */
  rightsUntil: Date | null;
}>;

/** The creator's submission, as measured by media; `attested` is their word where nothing can be measured. */
export type Submission = Readonly<{
  mediaId: string;
  caption: string;
  file: FileFacts;
  marks: readonly Mark[];
  attested: boolean;
}>;

/** One piece for each agreed deliverable, in order. */
export const piecesFor = (asks: readonly Ask[]): Deliverable[] =>
  asks
    .flatMap(({ type, contentType, count }) => Array.from({ length: count }, () => ({ type, contentType })))
    .map((piece, position) => ({
      ...piece,
      id: newId(),
      position,
      status: 'inprogress',
      mediaId: null,
      caption: '',
      postUrl: null,
      rounds: [],
      submittedAt: null,
      approvedAt: null,
      publishedAt: null,
      proof: noProof,
      rightsUntil: null,
    }));

export const accepts = ({ contentType }: Deliverable, kind: 'image' | 'video'): boolean =>
  contentType === 'mix' || contentType === kind;

/** Whether it is waiting for the brand's review. */
export const isWithBrand = ({ status, approvedAt }: Deliverable): boolean => status === 'draft' && !approvedAt;

/** The brand's deadline to review this draft; null when it isn't waiting for a review. */
export const answerDraftBy = (piece: Deliverable): Date | null =>
  isWithBrand(piece) && piece.submittedAt ? daysAfter(piece.submittedAt, limits.draftAnswerDays) : null;

/** User-generated content is for the brand's own use, so there is no post and no post URL. */
export const isPosted = ({ type }: Deliverable): boolean => type !== 'ugc';
