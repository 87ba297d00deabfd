import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { sides, type Side } from '../../domain/conversation.js';
import { type ReportDecision, reportDecisions, type ReportReason, reportReasons } from '../../domain/report.js';

export class StaffReportView {
  id: string;
  title: string;
  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;
  details: string;
  /** Who reported it. */
  reporter: string;
  conversationId: string;
  /** Null when the whole conversation is meant. */
  @ApiProperty({ type: String, nullable: true })
  messageId: string | null;
  @ApiProperty({ format: 'date-time' })
  reportedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resolvedAt: string | null;
  @ApiProperty({ enum: reportDecisions, nullable: true })
  decision: ReportDecision | null;
}

export class StaffReportList {
  @ApiProperty({ type: [StaffReportView] })
  items: StaffReportView[];
  /** Whether the reader’s role reads what was said, and decides. */
  mayDecide: boolean;
}

export class ReportedMessageView {
  id: string;
  @ApiProperty({ enum: sides })
  side: Side;
  text: string;
  files: number;
  @ApiProperty({ format: 'date-time' })
  sentAt: string;
  /** Whether this is the reported one. */
  reported: boolean;
}

export class ReportedConversationView {
  /** The newest messages, the oldest of them first. */
  @ApiProperty({ type: [ReportedMessageView] })
  messages: ReportedMessageView[];
}

export class DecideReportInput {
  @IsIn(reportDecisions, { message: 'Please choose what is to be done.' })
  @ApiProperty({ enum: reportDecisions })
  decision: ReportDecision;
}
