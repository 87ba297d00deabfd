export { MessagesQuery, SidedMessageView } from './adapters/http/conversations.dto.js';
export { MessagingApi } from './messaging.api.js';
export { MessagingModule } from './messaging.module.js';
