import { ValidateIf } from 'class-validator';

/** May be left out, and is then not changed; null is a value like others, which the field takes or not. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);
