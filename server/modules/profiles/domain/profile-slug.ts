import { slugCandidates } from '../../../contract/rules/slug.js';

/** The random end of an id, for names that leave no slug. */
const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(-8);

/** The slugs to try in turn for a profile; which one is free, the unique index decides. */
export const slugsFor = (text: string, id: string): Generator<string, never> => slugCandidates(text, shortIdOf(id));

export const firstSlugFor = (text: string, id: string): string => slugsFor(text, id).next().value;
