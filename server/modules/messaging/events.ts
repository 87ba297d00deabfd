export type { MessageEvent } from './domain/conversation.js';
