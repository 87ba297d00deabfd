import type { ProfileRef } from '../../../shared/kernel/index.js';

/** Someone whose data are meant: the person, and the profiles that are theirs and go with them. */
export type Subject = Readonly<{ userId: string; email: string; profiles: readonly ProfileRef[] }>;

/** A person as identity knows them; `owns` are the profiles whose only owner they are. */
export type Person = Readonly<{ userId: string; email: string; name: string; owns: readonly ProfileRef[] }>;

/** With which profiles a person's data are shown to them: all that are theirs alone. */
export const subjectOf = ({ userId, email, owns }: Person): Subject => ({ userId, email, profiles: owns });
