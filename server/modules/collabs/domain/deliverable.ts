import type { ContentType, DeliverableStatus, DeliverableType } from '../../../contract/lists/index.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Ask } from './offer.js';

/** What the brand wants different, numbered. */
export type Round = Readonly<{ number: number; comment: string; at: Date }>;

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
}>;

/** What the creator hands in, as media tells of it. */
export type Submission = Readonly<{ mediaId: string; kind: 'image' | 'video'; caption: string }>;

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
    }));

export const accepts = ({ contentType }: Deliverable, kind: 'image' | 'video'): boolean =>
  contentType === 'mix' || contentType === kind;

/** User-generated content is for the brand's own use: there is no post whose address could be given. */
export const isPosted = ({ type }: Deliverable): boolean => type !== 'ugc';
