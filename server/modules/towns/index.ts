export { TownsModule } from './towns.module.js';
