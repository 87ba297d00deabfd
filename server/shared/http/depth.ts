import { DomainError } from '../kernel/index.js';

const deepest = 20;

/** Refuses input that is nested deeper than anything we ask for, before anything recurses into it. @throws request/too-deep */
export function checkDepth(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new DomainError('invalid', 'request/too-deep', `Please nest at most ${deepest} levels.`);
    level = level.flatMap((value) => (isNested(value) ? (Object.values(value) as unknown[]) : []));
  }
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && Symbol.asyncIterator in value === false;
