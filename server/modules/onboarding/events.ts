export type { CallEvent } from './domain/call.js';
export type { LeadEvent } from './domain/lead.js';
