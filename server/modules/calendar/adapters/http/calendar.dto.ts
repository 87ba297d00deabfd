import { visitNotesOf } from '../../../../contract/terms.js';
import { directionsTo, venueInCity } from '../../../../contract/way-there.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { type PublishedEntry, visitUid } from '../../../../shared/mail/index.js';
import type { DiaryEntry } from '../../domain/feed.js';

const minuteMs = 60_000;
/** A visit as invitations have it; what is due ends at its moment. */
const minutes = { visit: [0, 120], answer: [-30, 0], content: [-30, 0] } as const;

type Reader = ProfileRef['type'];

const titles: Readonly<Record<DiaryEntry['kind'], (entry: DiaryEntry, reader: Reader) => string>> = {
  visit: ({ influencerName, brandName }) => `${influencerName} at ${brandName}`,
  answer: ({ influencerName, brandName }, reader) =>
    `Answer ${reader === 'brand' ? influencerName : brandName}’s request`,
  content: ({ influencerName, brandName }, reader) =>
    reader === 'brand' ? `Content due from ${influencerName}` : `Content due for ${brandName}`,
};

/** An appointment as calendars show it, with the way there and whom to call. */
export function calendarEntry(entry: DiaryEntry, reader: Reader, publicUrl: string): PublishedEntry {
  const { kind, at, collabId, version, changedAt, terms } = entry;
  const [from, until] = minutes[kind];
  const url = `${publicUrl}/app/collabs/${collabId}`;
  const place = venueInCity(terms);
  const { hostname } = new URL(publicUrl);
  const isVisit = kind === 'visit';
  return {
    uid: isVisit ? visitUid(collabId, hostname) : `${kind}-${collabId}@${hostname}`,
    sequence: version,
    writtenAt: changedAt,
    startsAt: new Date(at.getTime() + from * minuteMs),
    endsAt: new Date(at.getTime() + until * minuteMs),
    summary: titles[kind](entry, reader),
    description: [
      terms.title,
      ...(isVisit ? visitNotesOf(terms).map(({ label, value }) => `${label}: ${value}`) : []),
      ...(isVisit && reader === 'influencer' ? [`Directions: ${directionsTo(place)}`] : []),
      `Open in Tastemaker: ${url}`,
    ].join('\n'),
    url,
    isBusy: isVisit,
    ...(isVisit ? { location: place } : {}),
  };
}

export class CalendarAddressView {
  /** Secret: anyone who knows it can read the calendar. */
  url: string;
}
