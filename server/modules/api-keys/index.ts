export { ApiKeysModule } from './api-keys.module.js';
export { KeysApi } from './keys.api.js';
