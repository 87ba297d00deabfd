import type { ContentType, DeliverableType } from '../../server/contract/lists/collab';
import { countInWords } from '../../server/contract/rules/pieces-in-words';

type Ask = Readonly<{ type: DeliverableType; contentType: ContentType; count: number }>;

/** The media type of a piece. */
export const formInWords: Record<ContentType, string> = { video: 'video', image: 'image', mix: 'video or image' };

/** "2 stories (image)". */
const askInWords = ({ type, contentType, count }: Ask): string =>
  `${countInWords(type, count)} (${formInWords[contentType]})`;

type Due = Readonly<{ contentDueDays: number; shipped: boolean }>;

/** "1 day", "14 days". */
export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** "14 days after the visit"; a parcel has no visit. */
export const dueInWords = ({ contentDueDays, shipped }: Due): string =>
  `${daysInWords(contentDueDays)} after ${shipped ? 'it arrives' : 'the visit'}`;

/** "1 reel (video), 2 stories (image)"; what a brand asks for, as a line of text. */
export const asksInWords = (asks: readonly Ask[]): string => asks.map(askInWords).join(', ');
