import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { type Conversation, mySide, type Side } from './conversation.js';
import { messagingErrors } from './messaging.errors.js';

export const reportReasons = ['harassment', 'spam', 'scam', 'inappropriate', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const maxDetailsLength = 1_000;

export const reportDecisions = ['dismissed', 'message-removed'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** Someone asks staff to review a conversation, or one message of the other side. */
export type Report = Readonly<{
  id: string;
  conversationId: string;
  messageId: string | null;
  reporterUserId: string;
  reporterSide: Side;
  reason: ReportReason;
  details: string;
  reportedAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  decision: ReportDecision | null;
}>;

export type ReportEvent = DomainEvent<
  'report.made' | 'report.looked-at' | 'report.resolved',
  Readonly<{ conversationId: string; messageId: string | null; reason: ReportReason; decision?: ReportDecision }>
>;

const told = (name: ReportEvent['name'], report: Report, actor: Actor, now: Date): ReportEvent => {
  const { id, conversationId, messageId, reason, decision } = report;
  const payload = { conversationId, messageId, reason, ...(decision ? { decision } : {}) };
  return eventOf(name, { type: 'report', id }, actor, now, payload);
};

/** @throws messagingErrors.notFound */
export function report(
  conversation: Conversation,
  facts: Pick<Report, 'reason' | 'details' | 'messageId'>,
  actor: Actor,
  now: Date,
): [Report, ReportEvent] {
  const made: Report = {
    ...facts,
    id: newId(),
    conversationId: conversation.id,
    reporterUserId: actor.userId,
    reporterSide: mySide(conversation, actor),
    reportedAt: now,
    resolvedAt: null,
    resolvedBy: null,
    decision: null,
  };
  return [made, told('report.made', made, actor, now)];
}

/** Staff read what was reported; each view is in the audit log. */
export const lookAt = (reported: Report, actor: Actor, now: Date): ReportEvent =>
  told('report.looked-at', reported, actor, now);

/** Staff decide, once. @throws messagingErrors.reportResolved, messagingErrors.nothingToRemove */
export function resolve(reported: Report, decision: ReportDecision, actor: Actor, now: Date): [Report, ReportEvent] {
  if (reported.resolvedAt) throw messagingErrors.reportResolved();
  if (decision === 'message-removed' && !reported.messageId) throw messagingErrors.nothingToRemove();
  const resolved = { ...reported, decision, resolvedAt: now, resolvedBy: actor.userId };
  return [resolved, told('report.resolved', resolved, actor, now)];
}
