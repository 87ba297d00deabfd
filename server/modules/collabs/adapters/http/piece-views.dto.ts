import { ApiProperty } from '@nestjs/swagger';
import {
  type ContentType,
  contentTypes,
  type DeliverableStatus,
  deliverableStatuses,
  type DeliverableType,
  deliverableTypes,
  idsOf,
  type Platform,
  platforms,
} from '../../../../contract/lists/index.js';
import { type DeliverableAction, deliverableActions } from '../../domain/delivery.js';
import { type GoldenRule, goldenRuleIds } from '../../domain/golden-rules.js';
import { type RenewalAction, renewalActions } from '../../domain/usage-rights.js';
import { MarkDto } from './pieces.dto.js';
import { UsageRightsDto } from '../../../offers/index.js';

export const pieceActions = [...deliverableActions, ...renewalActions] as const;

export class PinView {
  comment: string;
  /** Milliseconds from the video’s beginning; null for a point of a picture. */
  @ApiProperty({ type: Number, nullable: true })
  atMs: number | null;
  /** 0 to 1 from the left; null for a moment of a video. */
  @ApiProperty({ type: Number, nullable: true })
  x: number | null;
  @ApiProperty({ type: Number, nullable: true })
  y: number | null;
}

export class RoundView {
  number: number;
  comment: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** Which version was looked at. */
  @ApiProperty({ type: Number, nullable: true })
  version: number | null;
  @ApiProperty({ type: [PinView] })
  pins: PinView[];
}

export class RuleResultView {
  @ApiProperty({ enum: goldenRuleIds })
  rule: GoldenRule;
  @ApiProperty({ enum: ['met', 'missed', 'waived'] })
  result: 'met' | 'missed' | 'waived';
  /** MEASURED is what the server has seen itself, ATTESTED what the creator says. */
  @ApiProperty({ enum: ['MEASURED', 'ATTESTED'] })
  basis: 'MEASURED' | 'ATTESTED';
  says: string;
}

export class FileFactsView {
  @ApiProperty({ enum: ['image', 'video'] })
  kind: 'image' | 'video';
  /** Pixels, as its frames really are, after rotation. */
  @ApiProperty({ type: Number, nullable: true })
  width: number | null;
  @ApiProperty({ type: Number, nullable: true })
  height: number | null;
  @ApiProperty({ type: Number, nullable: true })
  durationMs: number | null;
  @ApiProperty({ type: String, nullable: true })
  codec: string | null;
  /** Frames a second. */
  @ApiProperty({ type: Number, nullable: true })
  frameRate: number | null;
  @ApiProperty({ type: String, nullable: true })
  sha256: string | null;
}

export class VersionView {
  number: number;
  mediaId: string;
  caption: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: FileFactsView, nullable: true })
  file: FileFactsView | null;
  @ApiProperty({ type: [MarkDto] })
  marks: MarkDto[];
  @ApiProperty({ type: [RuleResultView] })
  results: RuleResultView[];
}

export class WaiverView {
  @ApiProperty({ enum: goldenRuleIds })
  rule: GoldenRule;
  reason: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class DisclosureView {
  @ApiProperty({ enum: ['pass', 'fix'] })
  result: 'pass' | 'fix';
  /** The rules that had something to say. */
  @ApiProperty({ type: [String] })
  rules: string[];
  @ApiProperty({ enum: idsOf(platforms) })
  platform: Platform;
  /** The creator attested that the platform’s own label was on. */
  platformLabel: boolean;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class RenewalView {
  months: number;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ enum: ['agreed', 'declined'], nullable: true })
  answer: 'agreed' | 'declined' | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;
}

/** What the brand may do with the piece; nothing before its approval. */
export class PieceRightsView {
  @ApiProperty({ type: UsageRightsDto, nullable: true })
  agreed: UsageRightsDto | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;
  /** Whether they have not ended yet; the brand can open and download the file only as long. */
  running: boolean;
  @ApiProperty({ type: [RenewalView] })
  renewals: RenewalView[];
}

export class DeliverableView {
  id: string;
  @ApiProperty({ enum: idsOf(deliverableTypes) })
  type: DeliverableType;
  @ApiProperty({ enum: idsOf(contentTypes) })
  contentType: ContentType;
  @ApiProperty({ enum: idsOf(deliverableStatuses) })
  status: DeliverableStatus;
  @ApiProperty({ type: String, nullable: true })
  mediaId: string | null;
  caption: string;
  @ApiProperty({ type: String, nullable: true })
  postUrl: string | null;
  @ApiProperty({ type: [RoundView] })
  rounds: RoundView[];
  /** Every file that was handed in, the first first. */
  @ApiProperty({ type: [VersionView] })
  versions: VersionView[];
  @ApiProperty({ type: [WaiverView] })
  waivers: WaiverView[];
  /** How the caption stood when the piece was published. */
  @ApiProperty({ type: DisclosureView, nullable: true })
  disclosure: DisclosureView | null;
  @ApiProperty({ type: PieceRightsView })
  rights: PieceRightsView;
  /** When a draft that nobody answers is approved by itself. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  approvesItselfAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  submittedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  approvedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt: string | null;
  /** The words that may be posted to /deliverables/{id}/{action} now. */
  @ApiProperty({ enum: pieceActions, isArray: true })
  actions: (DeliverableAction | RenewalAction)[];
}
