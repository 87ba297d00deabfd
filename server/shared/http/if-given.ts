import { ValidateIf } from 'class-validator';

/** May be left out, and is then not changed; null is a value like others, which the field takes or not. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);

/** May be left out, which changes nothing, and may be null, which takes away what is there. */
export const IfAny = () => ValidateIf((_, value) => value !== undefined && value !== null);
