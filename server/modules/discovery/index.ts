export { DiscoveryApi } from './discovery.api.js';
export { DiscoveryModule } from './discovery.module.js';
export { BrowserIndex } from './adapters/persistence/browser-index.js';
