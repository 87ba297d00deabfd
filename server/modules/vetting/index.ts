export { VettingModule } from './vetting.module.js';
export { RequestClaim } from './use-cases/claims.js';
