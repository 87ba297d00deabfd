import { byName } from '../../../../server/contract/rules/by-name';
import type { MapPoint } from '../../../../server/contract/lists/places';
import {
  alwaysClosed,
  type OpeningHours,
  openingHoursFaults,
  spansADay,
  type Weekday,
  weekdays,
} from '../../../../server/contract/rules/opening-hours';
import type { Venue } from '../../../api/company';
import type { VenueInput } from './venues-api';

export type VenueForm = {
  name: string;
  address: string;
  city: string;
  point: MapPoint | null;
  openingHours: OpeningHours;
};

/** A new place is in the brand's own city, and closed on all days: nobody is promised a table that doesn't exist. */
export const formOf = (venue: Venue | undefined, ownCity: string): VenueForm => ({
  name: venue?.name ?? '',
  address: venue?.address ?? '',
  city: venue?.city ?? ownCity,
  point: venue?.point ?? null,
  openingHours: venue?.openingHours ?? alwaysClosed,
});

export const inputOf = ({ name, address, city, point, openingHours }: VenueForm): VenueInput => ({
  name: name.trim(),
  address: address.trim(),
  city,
  point,
  openingHours: openingHours as VenueInput['openingHours'],
});

/** Adds a span on this day: the usual hours first, further ones in the evening. */
export function openOn(hours: OpeningHours, day: Weekday): OpeningHours {
  const spans = hours[day];
  if (spans.length >= spansADay) return hours;
  const next = spans.length === 0 ? { from: '12:00', to: '23:00' } : { from: '', to: '' };
  return { ...hours, [day]: [...spans, next] };
}

export const withoutSpan = (hours: OpeningHours, day: Weekday, index: number): OpeningHours => ({
  ...hours,
  [day]: hours[day].filter((_, at) => at !== index),
});

export const withTime = (
  hours: OpeningHours,
  day: Weekday,
  index: number,
  part: 'from' | 'to',
  time: string,
): OpeningHours => ({
  ...hours,
  [day]: hours[day].map((span, at) => (at === index ? { ...span, [part]: time } : span)),
});

/** Copies the hours of the first open day to every later day. Null when there is nothing to copy. */
export function copiedToAll(hours: OpeningHours): OpeningHours | null {
  const first = weekdays.find((day) => hours[day].length > 0);
  if (!first) return null;
  const copied: OpeningHours = byName(weekdays, () => hours[first]);
  return weekdays.every((day) => JSON.stringify(hours[day]) === JSON.stringify(copied[day])) ? null : copied;
}

/** The first error in these hours, for the form; true when they are valid. */
export const hoursFault = (hours: OpeningHours): true | string => Object.values(openingHoursFaults(hours))[0] ?? true;
