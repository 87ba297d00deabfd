import { type Actor, checkMember, eventOf } from '../../../shared/kernel/index.js';
import type { Brand, BrandEvent } from './brand.js';

/** What a brand's own people may change of it. */
export type CompanyChanges = Partial<Pick<Brand, 'name' | 'city' | 'category' | 'about' | 'website' | 'avatarPath'>>;

/**
 * Takes over what a brand says of itself; what is undefined stays, and so does the slug.
 * @returns null when nothing differs
 * @throws identity/role-not-enough, identity/seat-needed
 */
export function describeCompany(
  brand: Brand,
  changes: CompanyChanges,
  actor: Actor,
  now: Date,
): [Brand, BrandEvent] | null {
  checkMember(actor, 'profile');
  const given = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== brand[field as keyof Brand],
  );
  if (given.length === 0) return null;
  const next: Brand = { ...brand, ...(Object.fromEntries(given) as CompanyChanges), updatedAt: now };
  const { id, salesStage, onboardingStage } = next;
  const payload = { changed: given.map(([field]) => field), salesStage, onboardingStage, reason: '' };
  return [next, eventOf('brand.updated', { type: 'brand', id }, actor, now, payload)];
}
