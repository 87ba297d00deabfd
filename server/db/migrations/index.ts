import { CreateSchema1795220000001 } from './1795220000001-create-schema.js';
import { AddDressCode1795824000000 } from './1795824000000-add-dress-code.js';

/** In the order in which they run. */
export const migrations = [CreateSchema1795220000001, AddDressCode1795824000000];
