export type { MediaEvent } from './domain/media.js';
