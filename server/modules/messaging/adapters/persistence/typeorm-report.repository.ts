import { EntitySchema } from 'typeorm';
import { type Database, newRows } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Message, MessageEvent } from '../../domain/message.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import type { Report, ReportEvent } from '../../domain/report.js';
import { ReportRepository } from '../../ports/repositories.js';

export const ReportSchema = new EntitySchema<Report>({
  name: 'MessageReport',
  tableName: 'message_reports',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid', name: 'conversation_id' },
    messageId: { type: 'uuid', name: 'message_id', nullable: true },
    reporterUserId: { type: 'uuid', name: 'reporter_user_id' },
    reporterSide: { type: 'text', name: 'reporter_side' },
    reason: { type: 'text' },
    details: { type: 'text' },
    reportedAt: { type: 'timestamptz', name: 'reported_at' },
    resolvedAt: { type: 'timestamptz', name: 'resolved_at', nullable: true },
    resolvedBy: { type: 'uuid', name: 'resolved_by', nullable: true },
    decision: { type: 'text', nullable: true },
  },
});

export class TypeOrmReportRepository extends ReportRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Report> {
    const report = await this.db.manager.findOneBy(ReportSchema, { id });
    if (!report) throw messagingErrors.reportNotFound(id);
    return report;
  }

  add(report: Report, event: ReportEvent): Promise<void> {
    return this.outbox.begin([newRows(ReportSchema, [report])], [event]);
  }

  note(event: ReportEvent): Promise<void> {
    return this.db.inTransaction(() => this.outbox.append([event]));
  }

  resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void> {
    const { id, decision, resolvedAt, resolvedBy } = report;
    return this.db.inTransaction(async () => {
      const resolved = await this.db.affected(
        `update message_reports set decision = $2, resolved_at = $3, resolved_by = $4 where id = $1 and resolved_at is null`,
        [id, decision, resolvedAt, resolvedBy],
      );
      if (resolved === 0) throw messagingErrors.reportResolved();
      if (removed) {
        await this.db.affected(`update messages set text = '', files = '[]', deleted_at = $2 where id = $1`, [
          removed[0].id,
          removed[0].deletedAt,
        ]);
      }
      await this.outbox.append([event, ...(removed ? [removed[1]] : [])]);
    });
  }
}
