import { type AddedId, growing, type ListedOption, optionIn } from './growing.js';

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
type BuiltInCity = (typeof mainCitiesByName)[number]['id'];
export type City = BuiltInCity | AddedId;

/** Where brands and their venues are: 17 cities, and staff's additions; hidden, towns in the United Kingdom. */
export const mainCities = growing<BuiltInCity>('brand-cities', mainCitiesByName);

type BuiltInInfluencerCity = (typeof influencerCitiesByName)[number]['id'] | 'other';
export type InfluencerCity = BuiltInInfluencerCity | AddedId;

/** Where influencers live: 14 cities and Other, and staff's additions; hidden, brands' other cities, and towns. */
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

/** The twelve regions of UK statistics, and one for everywhere else. */
export const regions = [
  { id: 'north-east', label: 'North East' },
  { id: 'north-west', label: 'North West' },
  { id: 'yorkshire-and-the-humber', label: 'Yorkshire and the Humber' },
  { id: 'east-midlands', label: 'East Midlands' },
  { id: 'west-midlands', label: 'West Midlands' },
  { id: 'east-of-england', label: 'East of England' },
  { id: 'london', label: 'London' },
  { id: 'south-east', label: 'South East' },
  { id: 'south-west', label: 'South West' },
  { id: 'scotland', label: 'Scotland' },
  { id: 'wales', label: 'Wales' },
  { id: 'northern-ireland', label: 'Northern Ireland' },
  { id: 'outside-the-uk', label: 'Outside the UK' },
] as const;
export type Region = (typeof regions)[number]['id'];

/** A place on the map, in degrees (WGS 84). */
export type MapPoint = Readonly<{ lat: number; lng: number }>;

/** The centres of built-in cities. */
export const cityPoints: Readonly<Record<BuiltInCity, MapPoint>> = {
  london: { lat: 51.507, lng: -0.128 },
  birmingham: { lat: 52.48, lng: -1.903 },
  manchester: { lat: 53.479, lng: -2.245 },
  leeds: { lat: 53.8, lng: -1.549 },
  liverpool: { lat: 53.408, lng: -2.992 },
  bristol: { lat: 51.454, lng: -2.588 },
  newcastle: { lat: 54.978, lng: -1.618 },
  nottingham: { lat: 52.955, lng: -1.15 },
  sheffield: { lat: 53.381, lng: -1.47 },
  brighton: { lat: 50.823, lng: -0.137 },
  edinburgh: { lat: 55.953, lng: -3.188 },
  glasgow: { lat: 55.864, lng: -4.252 },
  cardiff: { lat: 51.482, lng: -3.179 },
  belfast: { lat: 54.597, lng: -5.93 },
  bath: { lat: 51.381, lng: -2.359 },
  oxford: { lat: 51.752, lng: -1.258 },
  cambridge: { lat: 52.205, lng: 0.119 },
};

/** A city from either list, or a known town; undefined for anything else. */
export const cityOf = (id: string): ListedOption | undefined => optionIn('influencer-cities', id);

/** A city's centre, whether built in, added or a town; undefined for anything else. */
export function pointOf(id: string): MapPoint | undefined {
  if (Object.hasOwn(cityPoints, id)) return cityPoints[id as BuiltInCity];
  const city = cityOf(id);
  return city?.lat == null ? undefined : { lat: city.lat, lng: city.lng! };
}
