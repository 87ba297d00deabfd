import type { ProfileRef } from '../../../shared/kernel/index.js';

/** The subject of a data request: a person, and the profiles that belong to them alone. */
export type Subject = Readonly<{ userId: string; email: string; profiles: readonly ProfileRef[] }>;

/** A person as identity knows them; `owns` are the profiles whose only owner they are. */
export type Person = Readonly<{ userId: string; email: string; name: string; owns: readonly ProfileRef[] }>;

/** The profiles included in a person's export: all that are theirs alone. */
export const subjectOf = ({ userId, email, owns }: Person): Subject => ({ userId, email, profiles: owns });
