import { CreateSchema1795220000001 } from './1795220000001-create-schema.js';

/** In the order in which they run. */
export const migrations = [CreateSchema1795220000001];
