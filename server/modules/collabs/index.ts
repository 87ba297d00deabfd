export { CollabsModule } from './collabs.module.js';
export { DeliverPiece } from './use-cases/deliver-piece.js';
export { MakeOffer, type Opening } from './use-cases/make-offer.js';
export { MoveCollab } from './use-cases/move-collab.js';
export { RequestCollab } from './use-cases/request-collab.js';
export { ScheduleCollab } from './use-cases/schedule-collab.js';
export type { Terms } from './domain/offer.js';
