import type { ContentType, DeliverableStatus, DeliverableType } from '../../../contract/lists/index.js';
import type { Ask } from '../../../contract/terms.js';
import { newId } from '../../../shared/kernel/index.js';
import type { FileFacts, Mark } from './golden-rules.js';
import { noProof, type Pin, type Proof } from './proof.js';
import { daysAfter, limits } from './timings.js';

/** What the brand wants different, numbered; `pins` say where, in the version that was looked at. */
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
  /** Until when the brand may use it; null while it is not approved, or where nothing was agreed. */
  rightsUntil: Date | null;
}>;

/** What the creator submits, as media tells of it; `attested` is their word where nothing can be measured. */
export type Submission = Readonly<{
  mediaId: string;
  caption: string;
  file: FileFacts;
  marks: readonly Mark[];
  attested: boolean;
}>;

/** One piece for each that is asked for, in order. */
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

/** Whether it waits for the brand's answer. */
export const isWithBrand = ({ status, approvedAt }: Deliverable): boolean => status === 'draft' && !approvedAt;

/** By when the brand should answer this draft; null when it waits for nobody's answer. */
export const answerDraftBy = (piece: Deliverable): Date | null =>
  isWithBrand(piece) && piece.submittedAt ? daysAfter(piece.submittedAt, limits.draftAnswerDays) : null;

/** User-generated content is for the brand's own use: there is no post whose address could be given. */
export const isPosted = ({ type }: Deliverable): boolean => type !== 'ugc';
