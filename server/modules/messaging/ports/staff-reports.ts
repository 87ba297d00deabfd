import type { ReportDecision, ReportReason } from '../domain/report.js';

/** A report in the staff panel's list. */
export type StaffReportRow = Readonly<{
  id: string;
  title: string;
  reason: ReportReason;
  details: string;
  reporter: string;
  conversationId: string;
  messageId: string | null;
  reportedAt: string;
  resolvedAt: string | null;
  decision: ReportDecision | null;
}>;

/** Reports as staff list them. */
export abstract class StaffReports {
  /** Those that nobody has decided yet come first, the oldest first among them; then the decided ones, newest first. */
  abstract list(limit: number): Promise<StaffReportRow[]>;
}
