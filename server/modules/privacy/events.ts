export type { AccountEvent } from './domain/closure.js';
