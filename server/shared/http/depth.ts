import { DomainError } from '../kernel/index.js';

const deepest = 20;

/** Refuses input that is nested deeper than anything we ask for, before anything recurses into it. @throws request/too-deep */
export function checkDepth(body: unknown, depth = 0): void {
  if (depth > deepest) throw new DomainError('invalid', 'request/too-deep', `Please nest at most ${deepest} levels.`);
  if (isNested(body)) for (const value of Object.values(body)) checkDepth(value, depth + 1);
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && Symbol.asyncIterator in value === false;
