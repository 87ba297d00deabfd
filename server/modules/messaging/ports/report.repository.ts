import type { Message, MessageEvent } from '../domain/message.js';
import type { Report, ReportEvent } from '../domain/report.js';

/** Where reports live. The promises below are executable: see report.repository.contract.ts. */
export abstract class ReportRepository {
  /** @throws messagingErrors.reportNotFound */
  abstract get(id: string): Promise<Report>;

  abstract add(report: Report, event: ReportEvent): Promise<void>;

  /** Notes in the audit log that staff have looked. */
  abstract note(event: ReportEvent): Promise<void>;

  /**
   * Stores the decision, once, and the message that it takes out, if any, with it.
   * @throws messagingErrors.reportResolved when someone else was first
   */
  abstract resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void>;
}
