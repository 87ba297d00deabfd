import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { StaffReportView } from '../http/message-reports.dto.js';

export const reportList = defineStaffList<StaffReportView>({
  resource: 'message-reports',
  row: StaffReportView,
  names: { one: 'Report', many: 'Reports' },
  titles: { one: 'a reported conversation', many: 'reported conversations' },
  about: 'Sorted by `waiting`, open reports come first, oldest first. Doesn’t include any messages.',
  from: 'message_reports r',
  beside: `
    join conversations c on c.id = r.conversation_id
    left join profile_brand_cards b on b.id = c.brand_id
    left join profile_influencer_cards i on i.id = c.influencer_id`,
  fields: {
    id: { sql: 'r.id', sort: true, filter: 'r.id = any(?::uuid[])' },
    title: { sql: `coalesce(b.name, i.name, 'Support') || ' · ' || r.reason` },
    reason: { sql: 'r.reason', sort: true, filter: true },
    details: { sql: 'r.details' },
    reporter: {
      sql: `case r.reporter_side when 'brand' then coalesce(b.name, 'A brand')
              when 'influencer' then coalesce('@' || i.handle, 'An influencer') else r.reporter_side end`,
    },
    conversationId: { sql: 'r.conversation_id', filter: 'r.conversation_id = ?::uuid' },
    messageId: { sql: 'r.message_id' },
    reportedAt: { sql: 'r.reported_at', sort: true },
    resolvedAt: { sql: 'r.resolved_at', sort: true, nullsLast: true },
    decision: { sql: 'r.decision', filter: true },
  },
  sorts: {
    waiting: {
      ASC: 'r.resolved_at is not null, case when r.resolved_at is null then r.reported_at end, r.reported_at desc, r.id desc',
      DESC: 'r.resolved_at is null, case when r.resolved_at is null then r.reported_at end desc, r.reported_at, r.id',
    },
  },
  filters: { waiting: '(r.resolved_at is null) = ?::boolean' },
  defaultSort: ['waiting', 'ASC'],
  notFound: messagingErrors.reportNotFound,
});
