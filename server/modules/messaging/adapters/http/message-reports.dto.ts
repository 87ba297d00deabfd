import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Side } from '../../domain/conversation.js';
import { type ReportDecision, reportDecisions, type ReportReason } from '../../domain/report.js';

export class StaffReportView {
  id: string;
  title: string;
  reason: ReportReason;
  details: string;
  /** Who reported it. */
  reporter: string;
  conversationId: string;
  /** Null when the whole conversation is meant. */
  messageId: string | null;
  @ApiProperty({ format: 'date-time' })
  reportedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resolvedAt: string | null;
  decision: ReportDecision | null;
}

export class StaffReportList {
  items: StaffReportView[];
  /** Whether the reader’s role reads what was said, and decides. */
  mayDecide: boolean;
}

export class ReportedMessageView {
  id: string;
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
  messages: ReportedMessageView[];
}

export class DecideReportInput {
  @IsIn(reportDecisions, { message: 'Please choose what is to be done.' })
  decision: ReportDecision;
}
