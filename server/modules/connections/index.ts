export { ConnectionsModule } from './connections.module.js';
export { ReadAccounts } from './use-cases/read-accounts.js';
