export { MessagingApi } from './messaging.api.js';
export { MessagingModule } from './messaging.module.js';
