export type { CollabEvent } from './domain/collab.js';
