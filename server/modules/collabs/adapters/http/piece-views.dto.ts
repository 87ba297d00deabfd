import type { ContentType, DeliverableStatus, DeliverableType, Platform } from '../../../../contract/lists/index.js';
import { type DeliverableAction, deliverableActions } from '../../domain/delivery.js';
import type { GoldenRule } from '../../domain/golden-rules.js';
import { type RightsEndAction, rightsEndActions, type RightsNotice } from '../../domain/rights-end.js';
import { type RenewalAction, renewalActions } from '../../domain/usage-rights.js';
import { MarkDto } from './pieces.dto.js';
import { UsageRightsDto } from '../../../offers/index.js';
import { Moment, SomeOf } from '../../../../shared/http/view-fields.js';

export const pieceActions = [...deliverableActions, ...renewalActions, ...rightsEndActions] as const;
export type PieceAction = DeliverableAction | RenewalAction | RightsEndAction;

export class PinView {
  comment: string;
  /** Milliseconds from the start of the video; `null` for a point in a picture. */
  atMs: number | null;
  /** 0 to 1 from the left; `null` for a moment in a video. */
  x: number | null;
  y: number | null;
}

export class RoundView {
  number: number;
  comment: string;
  @Moment()
  at: string;
  /** The version that was reviewed. */
  version: number | null;
  pins: PinView[];
}

export class RuleResultView {
  rule: GoldenRule;
  result: 'met' | 'missed' | 'waived';
  /** MEASURED if the server measured it, ATTESTED if the creator stated it. */
  basis: 'MEASURED' | 'ATTESTED';
  says: string;
}

export class FileFactsView {
  kind: 'image' | 'video';
  /** The width of the frames in pixels, after rotation. */
  width: number | null;
  height: number | null;
  durationMs: number | null;
  codec: string | null;
  /** Frames per second. */
  frameRate: number | null;
  sha256: string | null;
}

export class VersionView {
  number: number;
  mediaId: string;
  caption: string;
  @Moment()
  at: string;
  file: FileFactsView | null;
  marks: MarkDto[];
  results: RuleResultView[];
}

export class WaiverView {
  rule: GoldenRule;
  reason: string;
  @Moment()
  at: string;
}

export class DisclosureView {
  result: 'pass' | 'fix';
  /** The rules with findings. */
  rules: string[];
  platform: Platform;
  /** Whether the creator attested that the platform’s own label was on. */
  platformLabel: boolean;
  @Moment()
  at: string;
}

export class GuidanceView {
  name: string;
  url: string;
}

/** One thing that the disclosure rules have found in a caption. */
export class CaptionFindingView {
  rule: string;
  /** A `fail` prevents publishing, a `fix` should be fixed, a `note` is for information. */
  severity: 'fail' | 'fix' | 'note';
  says: string;
  source: GuidanceView;
  /** The whole caption, corrected. */
  correction: string | null;
}

export class DraftDisclosureView {
  result: 'pass' | 'fix' | 'fail';
  findings: CaptionFindingView[];
  /** What a brand can ask for, as the comment of a round; `null` if the caption is in order. */
  ask: string | null;
}

export class RenewalView {
  months: number;
  @Moment()
  askedAt: string;
  answer: 'agreed' | 'declined' | null;
  @Moment()
  answeredAt: string | null;
}

/** An address, a picture, or both. */
class TraceView {
  url: string | null;
  mediaId: string | null;
  @Moment()
  at: string;
}

export class FoundUseView extends TraceView {
  words: string;
  /** How the report was settled; `null` while the brand or our staff have to act. */
  settled: 'taken-down' | 'upheld' | 'dismissed' | null;
  /** The reason for our staff’s decision. */
  decision: string | null;
}

export class RightsEndView {
  /** What the brand was last reminded of. */
  told: RightsNotice | null;
  /** The brand’s confirmation that the content is no longer used. */
  takenDown: TraceView | null;
  /** The creator’s reports of uses after the rights had ended, oldest first. */
  uses: FoundUseView[];
}

/** What the brand may do with the piece; nothing before its approval. */
export class PieceRightsView {
  agreed: UsageRightsDto | null;
  @Moment()
  until: string | null;
  /** Whether the rights are running; the brand can open and download the file only until they end. */
  running: boolean;
  renewals: RenewalView[];
  /** What has happened about their end; `null` if nothing has yet. */
  end: RightsEndView | null;
}

export class DeliverableView {
  id: string;
  type: DeliverableType;
  contentType: ContentType;
  status: DeliverableStatus;
  mediaId: string | null;
  caption: string;
  postUrl: string | null;
  rounds: RoundView[];
  /** Every submitted file, oldest first. */
  versions: VersionView[];
  waivers: WaiverView[];
  /**
   * Whether a draft’s caption says clearly that it is an ad, wherever it may be posted; `null` if it isn't a draft, and
   * for `ugc`.
   */
  draftDisclosure: DraftDisclosureView | null;
  /** The check of the caption when the piece was published. */
  disclosure: DisclosureView | null;
  rights: PieceRightsView;
  /** When an unanswered draft is approved automatically; one whose caption can't be posted is sent back. */
  @Moment()
  approvesItselfAt: string | null;
  @Moment()
  submittedAt: string | null;
  @Moment()
  approvedAt: string | null;
  @Moment()
  publishedAt: string | null;
  /** The actions you can post to /deliverables/{id}/{action} now. */
  @SomeOf(pieceActions)
  actions: PieceAction[];
}
