export { PrivacyModule } from './privacy.module.js';
export { EraseAccount } from './use-cases/erase.js';
