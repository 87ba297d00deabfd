export type { UserEvent } from './domain/user.js';
