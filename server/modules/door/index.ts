export { DoorModule } from './door.module.js';
