import type { Collab } from '../../../api/collabs';
import type { Reader } from '../reader';
import { isOpen } from './ClaimState';

/** "2 of 3 delivered. Missing: 1 story." */
export function deliveredInWords({ deliverables, owed }: Collab): string {
  if (!owed) return '';
  const [all, delivered] = [deliverables.length, deliverables.length - owed.pieces];
  return `${delivered} of ${all} delivered. Missing: ${owed.inWords}.`;
}

/** What the part about owed content is called for this reader. */
export function titleFor({ undeliveredClaim, owed }: Collab, reader: Reader): string {
  if (isOpen(undeliveredClaim))
    return { influencer: 'Where is your content?', brand: 'You said that the content never came', staff: 'The content is said never to have come' }[reader]; // prettier-ignore
  const content = reader === 'influencer' ? 'Your content' : 'The content';
  return owed?.lateSince ? `${content} is late` : content;
}
