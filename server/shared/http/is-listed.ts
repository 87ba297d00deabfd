import { ValidateBy, type ValidationOptions } from 'class-validator';
import type { ListedOption } from '../../contract/lists/index.js';

/** One of a list that staff may add to, as it stands when it is asked; what has been withdrawn is known still. */
export const IsListed = (list: readonly ListedOption[], options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isListed', validator: { validate: (value) => list.some(({ id }) => id === value) } }, options);
