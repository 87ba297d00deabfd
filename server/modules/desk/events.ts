export type { DeskEvent } from './domain/subject.js';
