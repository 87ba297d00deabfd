export type { ConversationEvent } from './domain/conversation.js';
export type { MessageEvent } from './domain/message.js';
export type { ReportEvent } from './domain/report.js';
