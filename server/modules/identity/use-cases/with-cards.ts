import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { LinkedProfile } from '../domain/linked-profile.js';
import type { ProfileCards } from '../ports/neighbours.js';

/** Each profile with its card, in the same order; asks nothing when there is none. */
export async function withCards(cards: ProfileCards, refs: readonly ProfileRef[]): Promise<LinkedProfile[]> {
  if (refs.length === 0) return [];
  const found = await cards.cardsOf(refs);
  return refs.flatMap(({ uid, type }, place) => {
    const profile = found[place];
    return profile ? [{ uid, type, profile }] : [];
  });
}
