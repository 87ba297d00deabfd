import { slugCandidates } from '../../../contract/rules/slug.js';

/** The random part of an id, for names that give no slug. */
const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(-8);

/** Slug candidates for a profile, in order; the unique index decides which is free. */
export const slugsFor = (text: string, id: string): Generator<string, never> => slugCandidates(text, shortIdOf(id));

export const firstSlugFor = (text: string, id: string): string => slugsFor(text, id).next().value;
