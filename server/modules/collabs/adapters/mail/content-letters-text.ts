import { londonWords } from '../../../../shared/mail/index.js';
import type { Collab } from '../../domain/collab.js';
import { claimContentFrom, closeAt, creatorDueAt, dueWhen, missingInWords } from '../../domain/owed.js';
import { limits } from '../../domain/timings.js';
import { answerContentClaimBy, isGivenBack } from '../../domain/undelivered-claim.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { creditBackWords, type ReaderSide, type Words } from './letter-words.js';

type ContentKind = Extract<
  CollabNews['kind'],
  'content-reminded' | 'undelivered-claimed' | 'close-warned' | 'undelivered'
>;
type ContentNews = Pick<CollabNews, 'creditUntil'> & Readonly<{ kind: ContentKind }>;

/** What one side reads about content that is owed. */
export function contentWordsFor(news: ContentNews, record: CollabRecord, side: ReaderSide): Words {
  switch (news.kind) {
    case 'content-reminded':
      return reminder(record);
    case 'undelivered-claimed':
      return claimed(record);
    case 'close-warned':
      return side === 'influencer' ? warningOfCreator(record) : warningOfBrand(record);
    case 'undelivered':
      return side === 'influencer' ? endOfCreator(record) : endOfBrand(record, news);
  }
}

/** Three emails in sequence: before, on and after the deadline. */
function reminder({ collab, brand }: CollabRecord): Words {
  const [missing, due, { title }] = [missingInWords(collab), creatorDueAt(collab)!, collab.terms];
  const when = dueWhen(due, collab.contentRemindedAt ?? collab.updatedAt);
  if (when === 'soon')
    return {
      subject: `Your content for ${brand.name} is due on ${londonWords(due)}`,
      heading: 'Your content is due soon',
      paragraphs: [
        `${brand.name} is looking forward to what you agreed for “${title}”: ${missing}, by ${londonWords(due)}.`,
        `Need more time? You can ask for up to ${limits.askDays} more days on the Collab.`,
      ],
      button: 'Add your content',
    };
  if (when === 'today')
    return {
      subject: `Due today: your content for ${brand.name}`,
      heading: 'Your content is due today',
      paragraphs: [
        `Still missing for “${title}”: ${missing}.`,
        'If you can’t make it today, ask for more time before it’s late.',
      ],
      button: 'Add your content',
    };
  return {
    subject: `Late: your content for ${brand.name}`,
    heading: 'Your content is late',
    paragraphs: [
      `${brand.name} is still waiting for ${missing}. It was due on ${londonWords(due)}.`,
      `From ${londonWords(claimContentFrom(collab))} they can claim that it never came. That would end the Collab and count as a missed promise.`,
    ],
    button: 'Add your content now',
  };
}

function claimed({ collab, brand }: CollabRecord): Words {
  const words = collab.undeliveredClaim?.words;
  return {
    subject: `${brand.name} says your content never came`,
    heading: 'Where is your content?',
    paragraphs: [
      `${brand.name} is waiting for ${missingInWords(collab)}, due on ${londonWords(creatorDueAt(collab))}.`,
      ...(words ? [`They say: ${words}`] : []),
      `Add it, or say why the claim is wrong, by ${londonWords(answerContentClaimBy(collab))}. Otherwise the Collab ends as undelivered, which counts as a missed promise.`,
    ],
    button: 'Answer',
  };
}

function warningOfCreator({ collab, brand }: CollabRecord): Words {
  return {
    subject: `Last call: your content for ${brand.name}`,
    heading: `Your Collab with ${brand.name} is about to close`,
    paragraphs: [
      `You still owe ${missingInWords(collab)}, due on ${londonWords(creatorDueAt(collab))}.`,
      `If it isn’t there by ${londonWords(closeAt(collab))}, we’ll close the Collab as undelivered, which counts as a missed promise.`,
    ],
    button: 'Add your content now',
  };
}

function warningOfBrand({ collab, influencer }: CollabRecord): Words {
  return {
    subject: `Your Collab with @${influencer.handle} is about to close without its content`,
    heading: `@${influencer.handle} still owes you content`,
    paragraphs: [
      `Missing: ${missingInWords(collab)}, due on ${londonWords(creatorDueAt(collab))}.`,
      `If it isn’t there by ${londonWords(closeAt(collab))}, we’ll close the Collab as undelivered, and your credit won’t come back. To get it back, claim on the Collab before then that the content never came.`,
    ],
    button: 'See the Collab',
  };
}

const reasonIn = ({ reason }: Collab): string[] => (reason ? [reason] : []);

function endOfCreator({ collab, brand }: CollabRecord): Words {
  return {
    subject: `Your Collab with ${brand.name} ended without its content`,
    heading: 'This Collab ended as undelivered',
    paragraphs: [
      ...reasonIn(collab),
      'It counts as a missed promise in your reliability, which brands can see.',
      ...(isGivenBack(collab) ? [`${brand.name} won’t use what you had delivered: it’s yours again.`] : []),
    ],
    button: 'See the Collab',
  };
}

function endOfBrand({ collab, influencer }: CollabRecord, news: ContentNews): Words {
  const isUpheld = collab.undeliveredClaim?.settled === 'upheld';
  return {
    subject: `Your Collab with @${influencer.handle} ended without its content`,
    heading: 'This Collab ended as undelivered',
    paragraphs: [
      ...reasonIn(collab),
      isUpheld
        ? creditBackWords(news)
        : 'Your credit stays used, because the content wasn’t reported as missing. If that’s wrong, tell us.',
    ],
    button: 'See the Collab',
  };
}
