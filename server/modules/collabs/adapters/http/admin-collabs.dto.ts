import { ApiProperty } from '@nestjs/swagger';
import {
  type CollabOutcome,
  collabOutcomes,
  type CollabStage,
  collabStages,
  idsOf,
} from '../../../../contract/lists/index.js';

/** One row of the Collab explorer. */
export class StaffCollabView {
  id: string;
  title: string;
  brandId: string;
  brandName: string;
  influencerId: string;
  influencerHandle: string;
  @ApiProperty({ enum: idsOf(collabStages) })
  stage: CollabStage;
  @ApiProperty({ enum: idsOf(collabOutcomes) })
  outcome: CollabOutcome;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  visitAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  contentDueAt: string | null;
  /** How many of the agreed pieces have been handed in. */
  piecesIn: number;
  pieces: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
