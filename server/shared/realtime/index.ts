export { AnswersEvents, openEventStream } from './event-stream.js';
export { LiveHub } from './live-hub.js';
export { everybody, forgetTold, type LiveMessage } from './live-messages.js';
export { LiveController } from './live.controller.js';
export { everyName, type Forgets, keepsNothing, NotifiedCache } from './notified-cache.js';
export { NotifyListener } from './notify-listener.js';
export { type Told, WorkProgress } from './work-progress.js';
