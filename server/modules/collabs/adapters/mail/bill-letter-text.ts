import { formatPence } from '../../../../contract/rules/money.js';
import { londonWords } from '../../../../shared/mail/index.js';
import { answerBillBy, billOf } from '../../domain/bill.js';
import type { CollabRecord } from '../../ports/repositories.js';
import type { Words } from './letter-words.js';

/** What the creator reads about their bill. */
export function billWords({ collab, brand }: CollabRecord): Words {
  const { pence, coveredPence, guestPaysPence } = billOf(collab)!;
  const bill = formatPence(pence);
  const divided =
    guestPaysPence > 0
      ? `Your offer covers ${formatPence(coveredPence)}; you paid ${formatPence(guestPaysPence)}.`
      : 'Your offer covers all of it.';
  return {
    subject: `Please confirm your bill at ${brand.name}: ${bill}`,
    heading: `Your bill at ${brand.name}`,
    paragraphs: [
      `The bill is ${bill}. ${divided}`,
      `Please confirm it, or tell us what’s wrong, by ${londonWords(answerBillBy(collab.bill!))}. If we don’t hear from you, it counts as confirmed.`,
      `Your gift statement shows ${formatPence(coveredPence)} for this visit.`,
    ],
    button: 'Check the bill',
  };
}
