import type { Actor } from '../../../shared/kernel/index.js';

/** Whose a file is: the chosen profile's, or for staff the person's own. */
export const ownerOf = ({ profile, userId }: Actor): string => profile?.uid ?? userId;
