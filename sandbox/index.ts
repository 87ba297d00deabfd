/** The stand-ins' public interface for the product and its tests. The embedded PostgreSQL has its own: `/postgres`. */
export { startMailCatcher } from './mail/mail-catcher.js';
export type { OutsideCall } from './outside/outside-calls.js';
export { prepareSandbox } from './sandbox-schema.js';
export { SandboxModule } from './sandbox.module.js';
export { outsideServices, startStandIns, type StandIns } from './stand-ins.js';
export { Deliveries } from './stripe/deliveries.js';
