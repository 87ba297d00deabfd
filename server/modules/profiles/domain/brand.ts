import {
  type AccountManager,
  accountManagers,
  brandCategories,
  type BrandCategory,
  type City,
  mainCities,
  type OnboardingStage,
  onboardingStageLabel,
  type Priority,
  type SalesStage,
  salesStageLabel,
} from '../../../contract/lists/index.js';
import {
  type Actor,
  checkMember,
  checkOffered,
  type DomainEvent,
  eventOf,
  isTheProduct,
  newId,
  theProduct,
} from '../../../shared/kernel/index.js';
import { firstSlugFor } from './profile-slug.js';
import { profileErrors } from './profile.errors.js';

/**
 * A business that offers Collabs. `slug` is a suggestion until the brand is stored. `email` is where we write to it.
 */
export type Brand = Readonly<{
  id: string;
  name: string;
  slug: string;
  email: string;
  city: City;
  category: BrandCategory;
  about: string;
  website: string | null;
  avatarPath: string | null;
  salesStage: SalesStage;
  salesStageSince: Date;
  onboardingStage: OnboardingStage;
  onboardingStageSince: Date;
  accountManager: AccountManager | null;
  priority: Priority;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

export type NewBrand = Pick<Brand, 'name' | 'email' | 'city' | 'category'> &
  Partial<Pick<Brand, 'about' | 'website' | 'avatarPath'>>;

/** What staff can change. `reason` explains an unusual stage change. */
export type BrandChanges = Partial<
  Pick<
    Brand,
    | 'name'
    | 'city'
    | 'category'
    | 'about'
    | 'website'
    | 'accountManager'
    | 'priority'
    | 'salesStage'
    | 'onboardingStage'
  >
>;

export type BrandEvent = DomainEvent<'brand.created', { city: City; category: BrandCategory }> | BrandUpdated;
type BrandUpdated = DomainEvent<
  'brand.updated',
  { changed: readonly string[]; salesStage: SalesStage; onboardingStage: OnboardingStage; reason: string }
>;

const isStaffWhoWork = ({ role, staffRole }: Actor): boolean => role === 'admin' && staffRole !== 'read-only';

/** @throws profiles/not-staff */
export function checkStaffMayWrite(actor: Actor): void {
  if (!isStaffWhoWork(actor)) throw profileErrors.notStaff();
}

function checkLists({ city, category, accountManager }: BrandChanges, before?: Brand): void {
  checkOffered('city', mainCities, city, before?.city);
  checkOffered('category', brandCategories, category, before?.category);
  checkOffered('accountManager', accountManagers, accountManager, before?.accountManager);
}

/** A brand starts as Prospective and as a Lead. @throws profiles/not-staff, request/invalid */
export function createBrand(details: NewBrand, actor: Actor, now: Date): [Brand, BrandEvent] {
  checkStaffMayWrite(actor);
  checkLists(details);
  const id = newId();
  const brand: Brand = {
    about: '',
    website: null,
    avatarPath: null,
    ...details,
    id,
    slug: firstSlugFor(details.name, id),
    salesStage: 1,
    salesStageSince: now,
    onboardingStage: 1,
    onboardingStageSince: now,
    accountManager: null,
    priority: 2,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  const { city, category } = brand;
  return [brand, eventOf('brand.created', { type: 'brand', id }, actor, now, { city, category })];
}

/**
 * Applies a change by staff; undefined fields stay. The slug never changes, so that URLs keep working.
 * @returns null when nothing changes
 * @throws profiles/not-staff, profiles/reason-needed, profiles/stage-set-by-payment, request/invalid
 */
export function updateBrand(
  brand: Brand,
  changes: BrandChanges,
  reason: string,
  actor: Actor,
  now: Date,
): [Brand, BrandEvent] | null {
  checkStaffMayWrite(actor);
  const given = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== brand[field as keyof Brand],
  );
  if (given.length === 0) return null;
  checkLists(changes, brand);
  const changed: Brand = { ...brand, ...(Object.fromEntries(given) as BrandChanges), updatedAt: now };
  const next = { ...changed, ...stagesSince(brand, changed, now) };
  checkSalesMove(brand.salesStage, next.salesStage, reason);
  checkOnboardingMove(brand.onboardingStage, next.onboardingStage, reason, actor);
  const { id, salesStage, onboardingStage } = next;
  const payload = { changed: given.map(([field]) => field), salesStage, onboardingStage, reason: reason.trim() };
  return [next, eventOf('brand.updated', { type: 'brand', id }, actor, now, payload)];
}

/** When a brand reached its current stage. */
const stagesSince = (before: Brand, after: Brand, now: Date) => ({
  salesStageSince: before.salesStage === after.salesStage ? before.salesStageSince : now,
  onboardingStageSince: before.onboardingStage === after.onboardingStage ? before.onboardingStageSince : now,
});

/** The brand has paid for a plan. Self Serving comes after Subscribed, and stays. Null when nothing changes. */
export function subscribe(brand: Brand, now: Date): [Brand, BrandEvent] | null {
  const selfServing = 5;
  const salesStage = brand.salesStage === selfServing ? selfServing : 4;
  return updateBrand(brand, { salesStage, onboardingStage: 6 }, 'A plan has been paid for.', theProduct, now);
}

const inactive = 909;
const subscribed = 6;

/** Sales moves without a reason: one step forward, to Inactive from anywhere, and from there back to the start. */
const nextInSales: Record<SalesStage, readonly SalesStage[]> = {
  1: [2, inactive],
  2: [3, inactive],
  3: [4, inactive],
  4: [5, inactive],
  5: [inactive],
  909: [1],
};

/**
 * Any other move needs a reason.
 * @throws profiles/reason-needed
 */
function checkSalesMove(from: SalesStage, to: SalesStage, reason: string): void {
  if (from === to || nextInSales[from].includes(to) || reason.trim() !== '') return;
  throw profileErrors.wrongStageMove(salesStageLabel(from), salesStageLabel(to));
}

/**
 * Onboarding moves one step forward or back; further only with a reason. Only a payment sets Subscribed.
 * @throws profiles/reason-needed, profiles/stage-set-by-payment
 */
function checkOnboardingMove(from: OnboardingStage, to: OnboardingStage, reason: string, actor: Actor): void {
  if (from === to || isTheProduct(actor)) return;
  if (to === subscribed) throw profileErrors.setByPayment();
  if (Math.abs(to - from) === 1 || reason.trim() !== '') return;
  throw profileErrors.wrongStageMove(onboardingStageLabel(from), onboardingStageLabel(to));
}

/** Changes the email address that we write to. */
export function moveEmail(brand: Brand, email: string, now: Date): [Brand, BrandEvent] {
  const { id, salesStage, onboardingStage } = brand;
  const payload = { changed: ['email'], salesStage, onboardingStage, reason: '' };
  const event = eventOf('brand.updated' as const, { type: 'brand', id }, theProduct, now, payload);
  return [{ ...brand, email, updatedAt: now }, event];
}

/** What a brand's own people can change. */
export type CompanyChanges = Partial<Pick<Brand, 'name' | 'city' | 'category' | 'about' | 'website' | 'avatarPath'>>;

/**
 * Applies a brand's own change; undefined fields stay, and so does the slug.
 * @returns null when nothing changes
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
