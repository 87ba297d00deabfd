export { ConnectionsModule } from './connections.module.js';
export { ReadAccounts, ReadPost } from './use-cases/read-accounts.js';
export { WatchPosts } from './use-cases/watch-posts.js';
