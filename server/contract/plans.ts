/** A cell of the feature comparison: yes, no, a text, or "Enquire". */
export type FeatureValue = boolean | string;

/** The rows of the feature comparison, in order. */
export const planFeatures = [
  { id: 'userAccounts', label: 'User accounts' },
  { id: 'aiTargeting', label: 'AI targeting' },
  { id: 'influencerReports', label: 'Influencer reports' },
  { id: 'priorityPhoneSupport', label: 'Priority phone support' },
  { id: 'accountManager', label: 'Account manager' },
  { id: 'contentStorage', label: 'Content storage' },
  { id: 'nano', label: 'Nano' },
  { id: 'micro', label: 'Micro' },
  { id: 'macro', label: 'Macro' },
  { id: 'mega', label: 'Mega' },
] as const;
export type PlanFeature = (typeof planFeatures)[number]['id'];

export const planIds = ['basic', 'starter', 'professional', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

export type Plan = Readonly<{
  id: PlanId;
  name: string;
  /** The sign-up page. */
  href: `/join?tier=${PlanId}`;
  /** The price's lookup key at the card provider; null without a monthly price. */
  priceID: string | null;
  /** As displayed; the next field has it in pence. */
  priceMonthly: string;
  priceMonthlyPence: number;
  /** Shown beside the monthly price. */
  pricePeriod: 'until first Collab' | 'per month';
  /** The price of an extra Collab, as displayed; the next field has it in pence. */
  collabPrice: string;
  collabPricePence: number;
  /** Collabs included in each billing month. */
  freeCollabs: number;
  description: string;
  mostPopular: boolean;
  /** User accounts; null means unlimited. */
  seats: number | null;
  /** Decimal (1 GB = 10^9 bytes); null means unlimited. */
  storageBytes: number | null;
  features: Readonly<Record<PlanFeature, FeatureValue>>;
}>;

/** Of all prices (ISO 4217, as the card provider writes it). */
export const currency = 'gbp';

/** What an invoice calls a Collab that was paid for on its own. */
export const singleCollab = 'One Collab';

const gigabyte = 10 ** 9;
const creatorBands = { nano: true, micro: true, macro: 'Enquire', mega: 'Enquire' } as const;

export const plans = [
  {
    id: 'basic',
    name: 'Basic',
    href: '/join?tier=basic',
    priceID: null,
    priceMonthly: '£0',
    priceMonthlyPence: 0,
    pricePeriod: 'until first Collab',
    collabPrice: '£99',
    collabPricePence: 9_900,
    freeCollabs: 0,
    description: 'Start free, look around, and pay only for the Collabs you approve.',
    mostPopular: false,
    seats: 1,
    storageBytes: 10 * gigabyte,
    features: {
      userAccounts: '1',
      aiTargeting: false,
      influencerReports: false,
      priorityPhoneSupport: false,
      accountManager: false,
      contentStorage: '10GB',
      ...creatorBands,
    },
  },
  {
    id: 'starter',
    name: 'Starter',
    href: '/join?tier=starter',
    priceID: 'tastemaker_starter_monthly',
    priceMonthly: '£99',
    priceMonthlyPence: 9_900,
    pricePeriod: 'per month',
    collabPrice: '£75',
    collabPricePence: 7_500,
    freeCollabs: 1,
    description: 'For one venue that wants a steady Collab every month.',
    mostPopular: false,
    seats: 1,
    storageBytes: 100 * gigabyte,
    features: {
      userAccounts: '1',
      aiTargeting: true,
      influencerReports: false,
      priorityPhoneSupport: false,
      accountManager: false,
      contentStorage: '100GB',
      ...creatorBands,
    },
  },
  {
    id: 'professional',
    name: 'Professional',
    href: '/join?tier=professional',
    priceID: 'tastemaker_professional_monthly',
    priceMonthly: '£249',
    priceMonthlyPence: 24_900,
    pricePeriod: 'per month',
    collabPrice: '£50',
    collabPricePence: 5_000,
    freeCollabs: 3,
    description: 'For a team that runs several Collabs and reports on them.',
    mostPopular: true,
    seats: 5,
    storageBytes: 1_000 * gigabyte,
    features: {
      userAccounts: '5',
      aiTargeting: true,
      influencerReports: true,
      priorityPhoneSupport: true,
      accountManager: false,
      contentStorage: '1TB',
      ...creatorBands,
    },
  },
  {
    id: 'premium',
    name: 'Premium',
    href: '/join?tier=premium',
    priceID: 'tastemaker_premium_monthly',
    priceMonthly: '£499',
    priceMonthlyPence: 49_900,
    pricePeriod: 'per month',
    collabPrice: '£25',
    collabPricePence: 2_500,
    freeCollabs: 6,
    description: 'For groups with many venues, run together with your own account manager.',
    mostPopular: false,
    seats: null,
    storageBytes: null,
    features: {
      userAccounts: 'Unlimited',
      aiTargeting: true,
      influencerReports: true,
      priorityPhoneSupport: true,
      accountManager: true,
      contentStorage: 'Unlimited',
      ...creatorBands,
    },
  },
] as const satisfies readonly [Plan, Plan, Plan, Plan];

/** The three tiers of the upgrade modal: entries 2 to 4 of the list. */
export const upgradePlans: readonly Plan[] = plans.slice(1);

/** The plan for an id or for `?tier=`; Basic when it is missing or unknown. */
export const planFor = (id: string | null | undefined): Plan => plans.find((plan) => plan.id === id) ?? plans[0];

export const planBanner = (plan: Plan): string => `INCLUDES UP TO ${plan.freeCollabs} COLLAB(S)!`;
