import { type Actor, type DomainEvent, eventOf, type ProfileRef } from '../../../shared/kernel/index.js';
import { privacyErrors } from './privacy.errors.js';
import type { Person, Subject } from './subject.js';

/** An account that is being closed. The person can change their mind until `erasesAt`. */
export type Closure = Readonly<{
  userId: string;
  /** What is erased with the person. */
  profiles: readonly ProfileRef[];
  requestedAt: Date;
  erasesAt: Date;
}>;

/** Ids only: they outlive the person. */
export type AccountEvent = DomainEvent<
  'account.closing' | 'account.kept' | 'account.erased',
  Readonly<{ profiles: readonly ProfileRef[] }>
>;

const dayMs = 24 * 60 * 60 * 1_000;
export const daysToChangeOnesMind = 30;

export const accountEvent = (
  name: AccountEvent['name'],
  { userId, profiles }: Pick<Closure, 'userId' | 'profiles'>,
  actor: Actor,
  now: Date,
): AccountEvent => eventOf(name, { type: 'account', id: userId }, actor, now, { profiles });

/**
 * What is erased with the person: their influencer profiles, and the brands that they also close.
 * @param brandNames by uid, of the brands that the person owns
 * @throws privacy/not-your-brand, privacy/owns-brands
 */
export function leaving(
  person: Person,
  closeBrands: readonly string[],
  brandNames: ReadonlyMap<string, string>,
): Subject {
  const brands = person.owns.filter(({ type }) => type === 'brand');
  if (closeBrands.some((id) => !brands.some(({ uid }) => uid === id))) throw privacyErrors.notYourBrand();
  const kept = brands.filter(({ uid }) => !closeBrands.includes(uid));
  if (kept.length > 0) throw privacyErrors.ownsBrands(kept.map(({ uid }) => brandNames.get(uid) ?? 'a brand'));
  return { userId: person.userId, email: person.email, profiles: person.owns };
}

export function closeAccount({ userId, profiles }: Subject, actor: Actor, now: Date): [Closure, AccountEvent] {
  const erasesAt = new Date(now.getTime() + daysToChangeOnesMind * dayMs);
  const closure: Closure = { userId, profiles, requestedAt: now, erasesAt };
  return [closure, accountEvent('account.closing', closure, actor, now)];
}
