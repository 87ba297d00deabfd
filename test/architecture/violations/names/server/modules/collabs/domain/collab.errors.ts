import { DomainError } from './kernel.js';
export const wrong = { notFound: () => new DomainError('not-found', 'not found', 'Nothing.') };
