export { ConnectionsModule } from './connections.module.js';
