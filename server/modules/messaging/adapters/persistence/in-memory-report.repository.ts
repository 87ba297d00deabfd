import type { Message, MessageEvent } from '../../domain/message.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import type { Report, ReportEvent } from '../../domain/report.js';
import { ReportRepository } from '../../ports/report.repository.js';
import type { InMemoryConversationRepository } from './in-memory-conversation.repository.js';

export class InMemoryReportRepository extends ReportRepository {
  readonly events: ReportEvent[] = [];
  private readonly reports = new Map<string, Report>();

  constructor(private readonly conversations: InMemoryConversationRepository) {
    super();
  }

  async get(id: string): Promise<Report> {
    const report = this.reports.get(id);
    if (!report) throw messagingErrors.reportNotFound(id);
    return report;
  }

  async add(report: Report, event: ReportEvent): Promise<void> {
    this.reports.set(report.id, report);
    this.events.push(event);
  }

  async note(event: ReportEvent): Promise<void> {
    this.events.push(event);
  }

  async resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void> {
    if (this.reports.get(report.id)?.resolvedAt) throw messagingErrors.reportResolved();
    this.reports.set(report.id, report);
    this.events.push(event);
    if (removed) await this.conversations.change(...removed);
  }
}
