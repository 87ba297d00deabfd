import { base } from './base.js';
import { collabs } from './collabs.js';
import { people } from './people.js';

export type { TableClasses } from './table-classes.js';

/** Every table, by name. */
export const columnClasses = { ...base, ...people, ...collabs };
