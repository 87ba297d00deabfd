import { weekdays } from '../rules/opening-hours.js';

/** The days on which an influencer can come. */
export const availableDays = weekdays.map((id) => ({ id, label: `${id[0]!.toUpperCase()}${id.slice(1)}` }));

/** The times of day at which an influencer can come. */
export const timesOfDay = [
  { id: 'morning', label: 'Morning' },
  { id: 'lunch', label: 'Lunch' },
  { id: 'afternoon', label: 'Afternoon' },
  { id: 'evening', label: 'Evening' },
  { id: 'late', label: 'Late night' },
] as const;
export type TimeOfDay = (typeof timesOfDay)[number]['id'];

/** How far an influencer travels for a Collab. */
export const travelRanges = [
  { id: 'own-city', label: 'My own city' },
  { id: 'nearby', label: 'Up to an hour away' },
  { id: 'uk', label: 'Anywhere in the UK' },
  { id: 'abroad', label: 'In the UK and abroad' },
] as const;
export type TravelRange = (typeof travelRanges)[number]['id'];

/** How an influencer's audience is split by gender. */
export const audienceGenders = [
  { id: 'women', label: 'Women' },
  { id: 'men', label: 'Men' },
  { id: 'others', label: 'Others' },
] as const;
export type AudienceGender = (typeof audienceGenders)[number]['id'];
