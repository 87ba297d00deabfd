export { AdsModule } from './ads.module.js';
