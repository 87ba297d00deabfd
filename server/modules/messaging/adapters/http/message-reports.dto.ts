import { IsIn } from 'class-validator';
import { type ReportDecision, reportDecisions, type ReportReason } from '../../domain/report.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import { SidedMessageView } from './conversations.dto.js';

export class StaffReportView {
  id: string;
  title: string;
  reason: ReportReason;
  details: string;
  /** Who reported it. */
  reporter: string;
  conversationId: string;
  /** `null` if the whole conversation is reported. */
  messageId: string | null;
  @Moment()
  reportedAt: string;
  @Moment()
  resolvedAt: string | null;
  decision: ReportDecision | null;
}

export class ReportedMessageView extends SidedMessageView {
  /** Whether this is the reported message. */
  reported: boolean;
}

export class ReportedConversationView {
  /** The newest messages, oldest of them first. */
  messages: ReportedMessageView[];
}

export class DecideReportInput {
  @IsIn(reportDecisions, { message: 'Please choose what to do.' })
  decision: ReportDecision;
}
