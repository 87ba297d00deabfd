import { mediaIdOf } from '../../../server/contract/rules/file-path';
import { productNow } from '../../api/clock';
import type { AdInput, StaffAd } from '../../api/ads';
import type { AdWords } from '../../ui/AdCard';
import { longDay } from '../../ui/day';

/** The form's values: dates instead of times, since an ad runs for whole days in London. */
export type Draft = Omit<AdInput, 'startsAt' | 'endsAt' | 'photoId'> &
  Readonly<{ firstDay: string; lastDay: string; photoPath: string | null }>;

const dayMs = 24 * 60 * 60 * 1_000;
const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const londonHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });

const dayOf = (time: number): string => londonDay.format(time);

/** The start of this day in London: at 00:00 or, in summer, at 23:00 UTC on the day before. */
function beginningOf(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return Number(londonHour.format(utc)) === 1 ? utc - dayMs / 24 : utc;
}

const momentOf = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

export function draftOf(ad: StaffAd | undefined): Draft {
  const now = productNow().getTime();
  if (!ad) {
    return {
      ...{ name: '', slot: 'feed-top', headline: '', text: '', action: '', link: '', cover: 'restaurants' },
      photoPath: null,
      ...{ firstDay: dayOf(now), lastDay: dayOf(now + 13 * dayMs), cities: [], categories: [], bands: [] },
      ...{ audience: 'everyone', priority: 2 },
    };
  }
  const { name, slot, headline, text, action, link, cover, photoPath, cities, categories, bands, audience, priority } =
    ad;
  return {
    ...{ name, slot, headline, text, action, link, cover, photoPath, cities, categories, bands, audience, priority },
    firstDay: dayOf(Date.parse(ad.startsAt)),
    lastDay: dayOf(Date.parse(ad.endsAt) - 1),
  };
}

/** The days on which the ad shows, the last included, as form values. */
export const runOf = ({ startsAt, endsAt }: Pick<StaffAd, 'startsAt' | 'endsAt'>): string =>
  `${longDay(startsAt)} to ${longDay(momentOf(Date.parse(endsAt) - 1))}`;

/** From the start of the first day to the end of the last. */
export function inputOf({ firstDay, lastDay, photoPath, ...draft }: Draft): AdInput {
  const dayAfter = dayOf(Date.parse(`${lastDay}T12:00:00Z`) + dayMs || 0);
  return {
    ...draft,
    photoId: photoPath && mediaIdOf(photoPath),
    startsAt: momentOf(beginningOf(firstDay)),
    endsAt: lastDay ? momentOf(beginningOf(dayAfter)) : '',
  };
}

/** A preview of the ad, with placeholder text. */
export const previewOf = ({ headline, text, action, link, cover, photoPath }: Draft, id = 'preview'): AdWords => ({
  id,
  headline: headline || 'Headline',
  text: text || 'What it’s about, in a sentence or two.',
  action: action || 'Button',
  link: link || '/',
  cover,
  photoPath,
});
