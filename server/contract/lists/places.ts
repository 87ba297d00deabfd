import { type AddedId, growing } from './growing.js';

const influencerCitiesByName = [
  { id: 'london', label: 'London' },
  { id: 'birmingham', label: 'Birmingham' },
  { id: 'manchester', label: 'Manchester' },
  { id: 'leeds', label: 'Leeds' },
  { id: 'liverpool', label: 'Liverpool' },
  { id: 'bristol', label: 'Bristol' },
  { id: 'newcastle', label: 'Newcastle' },
  { id: 'nottingham', label: 'Nottingham' },
  { id: 'sheffield', label: 'Sheffield' },
  { id: 'brighton', label: 'Brighton' },
  { id: 'edinburgh', label: 'Edinburgh' },
  { id: 'glasgow', label: 'Glasgow' },
  { id: 'cardiff', label: 'Cardiff' },
  { id: 'belfast', label: 'Belfast' },
] as const;

const mainCitiesByName = [
  ...influencerCitiesByName,
  { id: 'bath', label: 'Bath' },
  { id: 'oxford', label: 'Oxford' },
  { id: 'cambridge', label: 'Cambridge' },
] as const;
export type BuiltInCity = (typeof mainCitiesByName)[number]['id'];
export type City = BuiltInCity | AddedId;

/** Where brands and their venues are: 17 cities, and those that staff have added. */
export const mainCities = growing<BuiltInCity>('brand-cities', mainCitiesByName);

type BuiltInInfluencerCity = (typeof influencerCitiesByName)[number]['id'] | 'other';
export type InfluencerCity = BuiltInInfluencerCity | AddedId;

/** Where influencers say they live: 14 cities and Other, and those that staff have added. */
export const influencerCities = growing<BuiltInInfluencerCity>('influencer-cities', [
  ...influencerCitiesByName,
  { id: 'other', label: 'Other' },
]);

/** 27 countries; the id is the ISO 3166-1 alpha-2 code. */
export const countries = [
  { id: 'GB', label: 'United Kingdom' },
  { id: 'IE', label: 'Ireland' },
  { id: 'FR', label: 'France' },
  { id: 'DE', label: 'Germany' },
  { id: 'ES', label: 'Spain' },
  { id: 'PT', label: 'Portugal' },
  { id: 'IT', label: 'Italy' },
  { id: 'NL', label: 'Netherlands' },
  { id: 'BE', label: 'Belgium' },
  { id: 'LU', label: 'Luxembourg' },
  { id: 'CH', label: 'Switzerland' },
  { id: 'AT', label: 'Austria' },
  { id: 'DK', label: 'Denmark' },
  { id: 'SE', label: 'Sweden' },
  { id: 'NO', label: 'Norway' },
  { id: 'FI', label: 'Finland' },
  { id: 'IS', label: 'Iceland' },
  { id: 'PL', label: 'Poland' },
  { id: 'CZ', label: 'Czechia' },
  { id: 'GR', label: 'Greece' },
  { id: 'MT', label: 'Malta' },
  { id: 'CY', label: 'Cyprus' },
  { id: 'TR', label: 'Turkey' },
  { id: 'AE', label: 'United Arab Emirates' },
  { id: 'US', label: 'United States' },
  { id: 'CA', label: 'Canada' },
  { id: 'AU', label: 'Australia' },
] as const;
export type Country = (typeof countries)[number]['id'];
