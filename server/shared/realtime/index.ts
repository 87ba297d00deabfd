export { AnswersEvents, openEventStream } from './event-stream.js';
export { everybody, forgetTold, LiveHub, type LiveMessage } from './live-hub.js';
export { LiveController } from './live.controller.js';
export { everyName, type Forgets, keepsNothing, NotifiedCache } from './notified-cache.js';
export { NotifyListener } from './notify-listener.js';
export { type Told, WorkProgress } from './work-progress.js';
