export { DiscoveryApi } from './discovery.api.js';
export { DiscoveryModule } from './discovery.module.js';
export { FillBrowser } from './use-cases/fill-browser.js';
