import { type AddedId, growing } from './growing.js';

const categoriesByName = [
  { id: 'restaurants', label: 'Restaurants' },
  { id: 'bars-and-pubs', label: 'Bars & Pubs' },
  { id: 'cafes', label: 'Cafes' },
  { id: 'hotels', label: 'Hotels' },
  { id: 'experiences', label: 'Experiences' },
  { id: 'travel', label: 'Travel' },
  { id: 'food-and-drink', label: 'Food & Drink' },
  { id: 'beauty', label: 'Beauty' },
  { id: 'fashion', label: 'Fashion' },
  { id: 'wellness', label: 'Wellness' },
  { id: 'fitness', label: 'Fitness' },
  { id: 'home', label: 'Home' },
  { id: 'technology', label: 'Technology' },
  { id: 'family', label: 'Family' },
  { id: 'pets', label: 'Pets' },
  { id: 'charity', label: 'Social Good' },
  { id: 'other', label: 'Other' },
] as const;
export type BuiltInCategory = (typeof categoriesByName)[number]['id'];
export type BrandCategory = BuiltInCategory | AddedId;

/** Topics of brands, offers and influencers: 17 categories, and staff's additions. */
export const brandCategories = growing<BuiltInCategory>('categories', categoriesByName);

export const salesStages = [
  { id: 909, label: 'Inactive' },
  { id: 1, label: 'Prospective' },
  { id: 2, label: 'Approved' },
  { id: 3, label: 'Notifying' },
  { id: 4, label: 'Subscribed' },
  { id: 5, label: 'Self Serving' },
] as const;
export type SalesStage = (typeof salesStages)[number]['id'];

export const onboardingStages = [
  { id: 1, label: 'Lead' },
  { id: 2, label: 'Demo Held' },
  { id: 3, label: 'Profile Approved' },
  { id: 4, label: 'Brand Users Invited' },
  { id: 5, label: 'Brand Users Active' },
  { id: 6, label: 'Subscribed' },
] as const;
export type OnboardingStage = (typeof onboardingStages)[number]['id'];

const accountManagersByName = [
  { id: 'alex', label: 'Alex' },
  { id: 'charlie', label: 'Charlie' },
  { id: 'jamie', label: 'Jamie' },
  { id: 'robin', label: 'Robin' },
  { id: 'sam', label: 'Sam' },
] as const;
type BuiltInAccountManager = (typeof accountManagersByName)[number]['id'];
export type AccountManager = BuiltInAccountManager | AddedId;

/** Account managers of brands: five, and staff's additions. */
export const accountManagers = growing<BuiltInAccountManager>('account-managers', accountManagersByName);

/** Exclusions on a brand, and risk flags on a creator's content. */
export const safetyCategories = [
  { id: 'alcohol', label: 'Alcohol' },
  { id: 'drugs', label: 'Drugs' },
  { id: 'nudity', label: 'Nudity' },
  { id: 'politics', label: 'Politics' },
  { id: 'obscenity', label: 'Obscenity' },
  { id: 'crime', label: 'Crime' },
] as const;
export type SafetyCategory = (typeof safetyCategories)[number]['id'];

const lower = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The account manager entry for a member of staff, by full or first name. Null if there is none. */
export function accountManagerNamed(name: string): AccountManager | null {
  const whole = lower(name).trim().replaceAll(/\s+/g, ' ');
  const called = (wanted?: string) => accountManagers.find(({ label }) => lower(label) === wanted);
  return (called(whole) ?? called(whole.split(' ')[0]))?.id ?? null;
}
