import { Transform } from 'class-transformer';

/** White space at the ends of a text is no part of it. What is no text stays, for the rules below to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
