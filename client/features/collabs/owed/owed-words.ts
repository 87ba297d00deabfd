import type { Collab } from '../../../api/collabs';
import type { Reader } from '../reader';
import { isOpen } from './ClaimState';

/** "1 of 3 delivered. Waiting for review: 1 reel. Missing: 1 story." */
export function deliveredInWords({ deliverables, owed }: Collab, reader: Reader): string {
  if (!owed) return '';
  const [all, delivered] = [deliverables.length, deliverables.length - owed.pieces];
  const { toReview, missing } = owed;
  const parts = [
    `${delivered} of ${all} delivered.`,
    toReview && `Waiting for ${reader === 'brand' ? 'your' : 'the brand’s'} review: ${toReview}.`,
    missing && `Missing: ${missing}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** "You asked for 7 more days.", while the brand has not answered. */
export function askedInWords({ moreDays, influencer }: Collab, reader: Reader): string | null {
  if (moreDays.asked?.agreed !== null) return null;
  const { days } = moreDays.asked;
  const who = reader === 'influencer' ? 'You' : `@${influencer.handle}`;
  return `${who} asked for ${days === 1 ? '1 more day' : `${days} more days`}.`;
}

/** What the part about owed content is called for this reader. */
export function titleFor({ undeliveredClaim, owed }: Collab, reader: Reader): string {
  if (isOpen(undeliveredClaim))
    return { influencer: 'Where is your content?', brand: 'You said the content never came', staff: 'The brand says that the content never came' }[reader]; // prettier-ignore
  const content = reader === 'influencer' ? 'Your content' : 'The content';
  return owed?.lateSince ? `${content} is late` : content;
}
