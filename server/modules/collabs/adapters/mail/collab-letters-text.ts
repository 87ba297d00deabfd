import { visitNotesOf } from '../../../../contract/terms.js';
import { venueInCity } from '../../../../contract/way-there.js';
import { riskGroupsInWords } from '../../../../contract/rules/food-risks.js';
import { type LetterTicket, londonDay, londonWords } from '../../../../shared/mail/index.js';
import type { Collab } from '../../domain/collab.js';
import { answerClaimBy, bookBy } from '../../domain/moves.js';
import { visitEndsAt } from '../../domain/food-risks.js';
import { freeChangeUntil } from '../../domain/timings.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { contentWordsFor, creditBackWords, type ReaderSide, type Words } from './content-letters-text.js';
import { formatPence } from '../../../../contract/rules/money.js';
import { answerBillBy, billOf } from '../../domain/bill.js';
import type { Cancellation } from '../../domain/endings.js';

/** The Collab as a ticket, as seen by one side. */
export function ticketFor({ collab, brand, influencer }: CollabRecord, side: ReaderSide): LetterTicket {
  const { terms, visitAt, checkedInAt, stage, outcome } = collab;
  const other = side === 'influencer' ? brand.name : `${influencer.name} (@${influencer.handle})`;
  const facts = [
    { label: 'With', value: other },
    { label: 'Offer', value: terms.title },
    ...(terms.shipped ? [] : [{ label: 'Where', value: venueInCity(terms) }]),
    ...(visitAt ? [{ label: 'When', value: londonWords(visitAt) }] : []),
    ...(visitAt && outcome === 'open' && !checkedInAt ? visitNotesOf(terms) : []),
  ];
  return outcome === 'cancelled' || outcome === 'undelivered' ? { facts } : { stage, facts };
}

const reasonOf = ({ reason }: Collab): string[] => (reason ? [`The reason: ${reason}`] : []);

/** Whether the visit, just agreed or moved, can still be changed free of charge. */
function changesOf({ visitAt, updatedAt }: Collab): string {
  const until = visitAt && freeChangeUntil(visitAt);
  return until && until < updatedAt
    ? 'Moving or cancelling it now counts as late.'
    : `You can move or cancel it until ${londonWords(until)}. After that it counts as late.`;
}

/** One line per guest with food risks; empty without an answer. */
function riskLines({ foodRisks }: CollabNews, { influencer }: CollabRecord): string[] {
  if (!foodRisks) return [];
  const { own, guests } = foodRisks;
  const all = [...(own ? [{ name: influencer.name, ...own }] : []), ...guests];
  return all.map(({ name, ...choice }) => `${name}: ${riskGroupsInWords(choice).join(', ')}`);
}

/** What one side reads. */
export function wordsFor(news: CollabNews, record: CollabRecord, side: ReaderSide): Words {
  const { collab, brand, influencer, wait } = record;
  const { terms, visitAt } = collab;
  const isInfluencer = side === 'influencer';
  const visit = isInfluencer ? `Your visit to ${brand.name}` : `${influencer.name}’s visit`;
  const theVisit = isInfluencer ? `your visit to ${brand.name}` : visit;
  const see = 'See the Collab';
  switch (news.kind) {
    case 'scheduled':
    case 'moved':
      return {
        subject:
          news.kind === 'moved' ? `New time for ${theVisit}: ${londonDay(visitAt)}` : `${visit}: ${londonDay(visitAt)}`,
        heading: news.kind === 'moved' ? `${visit} has a new time` : `${visit} is booked`,
        paragraphs: [
          news.kind === 'moved' && news.visitWasAt
            ? `It’s now on ${londonWords(visitAt)}, no longer on ${londonWords(news.visitWasAt)}.`
            : `It’s on ${londonWords(visitAt)}.`,
          changesOf(collab),
          'Open the attached calendar file to add it to your diary.',
        ],
        button: see,
      };
    case 'cancelled':
      if (!news.visitWasAt) {
        const ended = `Your Collab with ${isInfluencer ? brand.name : influencer.name} is cancelled`;
        return {
          subject: ended,
          heading: ended,
          paragraphs: [
            `“${terms.title}” won’t go ahead, and there’s nothing you need to do.`,
            ...costOfCancelling(news, record, side),
            ...reasonOf(collab),
          ],
          button: see,
        };
      }
      return {
        subject: `${visit} is cancelled`,
        heading: `${visit} is cancelled`,
        paragraphs: [
          `It was booked for ${londonWords(news.visitWasAt)}.`,
          ...costOfCancelling(news, record, side),
          ...reasonOf(collab),
        ],
        button: see,
      };
    case 'time-asked':
      return {
        subject: `${visit} needs a new time`,
        heading: `${visit} needs a new time`,
        paragraphs: [
          `It can’t be on ${londonWords(news.visitWasAt)}.`,
          ...reasonOf(collab),
          isInfluencer ? 'Please choose another time.' : `We’ve asked ${influencer.name} to choose another time.`,
        ],
        button: isInfluencer ? 'Choose another time' : see,
      };
    case 'food-risks-asked':
      return {
        subject: `Any allergies? ${visit}, ${londonDay(visitAt)}`,
        heading: 'Is there anything you can’t eat?',
        paragraphs: [
          `${brand.name} is expecting you on ${londonWords(visitAt)}.`,
          'Please tell them about allergies and diet, for you and for anyone you bring. “None” is an answer too.',
          `Only ${brand.name} sees it, until ${londonWords(visitEndsAt(collab))}.`,
        ],
        button: 'Tell them now',
      };
    case 'food-risks-told':
      return {
        subject: `Allergies and diet: ${theVisit}, ${londonDay(visitAt)}`,
        heading: `${influencer.name} has answered about allergies`,
        paragraphs: ['Open the Collab to see what to pass on to the kitchen.'],
        button: see,
      };
    case 'confirmation-asked': {
      const list = isInfluencer ? [] : riskLines(news, { collab, brand, influencer, wait });
      return {
        subject: `Please confirm ${theVisit} tomorrow`,
        heading: `${visit} is tomorrow`,
        paragraphs: [
          `It’s on ${londonWords(visitAt)}.`,
          isInfluencer
            ? `Please confirm that you’ll be there, so ${brand.name} can count on it.`
            : `Please confirm that you’re ready for them, so ${influencer.name} can count on it.`,
          ...(list.length > 0 ? ['Allergies and diet, for your kitchen and floor only:'] : []),
        ],
        ...(list.length > 0 ? { list } : {}),
        button: 'Confirm the visit',
      };
    }
    case 'reminded':
      if (!isInfluencer)
        return {
          subject: `The times for “${terms.title}” run out on ${londonDay(bookBy(collab))}`,
          heading: 'Your times are running out',
          paragraphs: [
            `${influencer.name} (@${influencer.handle}) hasn’t chosen a time yet, and the last one is ${londonWords(bookBy(collab))}.`,
            'If they haven’t chosen by then, the Collab is cancelled and your credit is returned. Add more times to the offer to give them longer.',
          ],
          button: see,
        };
      return {
        subject: terms.shipped
          ? `Where should ${brand.name} send your parcel?`
          : `Choose a time to visit ${brand.name}`,
        heading: terms.shipped ? 'Where should the parcel go?' : 'Which time suits you?',
        paragraphs: [
          `${brand.name} has approved your Collab “${terms.title}”.`,
          `Please ${terms.shipped ? 'give an address' : 'choose a time'} by ${londonWords(bookBy(collab))}. After that it’s cancelled.`,
        ],
        button: terms.shipped ? 'Give an address' : 'Choose a time',
      };
    case 'place-offered':
      return {
        subject: `A place has opened up at ${brand.name}`,
        heading: 'A place has opened up',
        paragraphs: [
          `It’s for ${londonWords(wait?.startsAt ?? null)}, which you were waiting for.`,
          `We’ll hold it for you until ${londonWords(wait?.endsAt ?? null)}. After that it goes to the next in line.`,
        ],
        button: 'Take the place',
      };
    case 'no-show-claimed':
      return {
        subject: `${brand.name} says you missed your visit`,
        heading: 'Were you there?',
        paragraphs: [
          `${brand.name} says you didn’t come on ${londonWords(visitAt)}.`,
          `Please answer by ${londonWords(answerClaimBy(collab))}. If we don’t hear from you, it counts as a no-show.`,
        ],
        button: 'Answer',
      };
    case 'bill-typed':
      return billWords({ collab, brand, influencer, wait });
    default:
      return contentWordsFor({ ...news, kind: news.kind }, { collab, brand, influencer, wait }, side);
  }
}

/** What the email tells the creator about their bill. */
function billWords({ collab, brand }: CollabRecord): Words {
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

type Side = 'brand' | 'influencer';

/**
 * The consequences of a cancellation for one side: whether it was late, what reliability shows, and who got their
 * credit back.
 */
function costOfCancelling(
  { cancellation, visitWasAt }: CollabNews,
  { brand, influencer }: CollabRecord,
  side: Side,
): string[] {
  if (!cancellation) return [];
  const other = side === 'brand' ? influencer.name : brand.name;
  return [
    ...lateness(cancellation, side, other, visitWasAt ? ' in time' : ''),
    creditWords(cancellation, side, brand.name),
  ];
}

/** Empty if nobody cancelled it and its time ran out. */
function lateness({ by, late }: Cancellation, side: Side, other: string, inTime: string): string[] {
  if (by === 'product') return [];
  if (by === 'staff') return ['Our staff cancelled it, so it doesn’t count as late for either side.', nobodys];
  if (by === side)
    return late
      ? ['You cancelled late. Your reliability shows one more late change, which is a missed promise.']
      : [`You cancelled${inTime}, so your reliability doesn’t change.`];
  return late
    ? [`${other} cancelled late, which their reliability shows. Yours doesn’t change.`]
    : [`${other} cancelled${inTime}. ${nobodys}`];
}

const nobodys = 'Neither side’s reliability changes.';

function creditWords(cancellation: Cancellation, side: Side, brand: string): string {
  const { creditReturned } = cancellation;
  if (side === 'brand') return creditReturned ? creditBackWords(cancellation) : 'You don’t get your credit back.';
  return creditReturned ? `${brand} gets its credit back.` : `${brand} doesn’t get its credit back.`;
}
