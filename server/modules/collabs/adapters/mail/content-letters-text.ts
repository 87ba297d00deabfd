import { deliverableTypeLabel } from '../../../../contract/lists/index.js';
import type { NoticeFacts } from '../../../../contract/rules/notification-kinds.js';
import type { RightsChannel } from '../../../../contract/terms.js';
import { type Letter, londonDay, londonWords } from '../../../../shared/mail/index.js';
import type { Collab } from '../../domain/collab.js';
import type { Deliverable } from '../../domain/deliverable.js';
import { claimContentFrom, closeAt, creatorDueAt, dueWhen, missingInWords } from '../../domain/owed.js';
import { limits } from '../../domain/timings.js';
import { answerContentClaimBy, isGivenBack } from '../../domain/undelivered-claim.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';

type ContentKind = Extract<
  CollabNews['kind'],
  'content-reminded' | 'undelivered-claimed' | 'close-warned' | 'undelivered' | 'rights-ending'
>;
type ContentNews = Pick<CollabNews, 'creditUntil' | 'rightsEnd'> & Readonly<{ kind: ContentKind }>;

/** What one side reads about content that is owed, or whose rights end. */
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
    case 'rights-ending':
      return rightsEnd(record, news.rightsEnd!);
  }
}

/** Three emails in sequence: before, on and after the deadline. */
function reminder({ collab, brand }: CollabRecord): Words {
  const [missing, due, { title }] = [missingInWords(collab), creatorDueAt(collab)!, collab.terms];
  const when = dueWhen(due, collab.contentRemindedAt ?? collab.updatedAt);
  if (when === 'soon')
    return {
      subject: `Your content for ${brand.name} is due on ${londonDay(due)}`,
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
      `From ${londonWords(claimContentFrom(collab))}, they can report it as never delivered. That would end the Collab and count as a missed promise.`,
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
      `Still missing: ${missingInWords(collab)}, due on ${londonWords(creatorDueAt(collab))}.`,
      `If it isn’t there by ${londonWords(closeAt(collab))}, we’ll close the Collab as undelivered, and your credit won’t come back. To get it back, report on the Collab before then that the content never came.`,
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
        : 'You won’t get your credit back, because the content wasn’t reported as missing. If that’s wrong, tell us.',
    ],
    button: 'See the Collab',
  };
}

export type ReaderSide = 'brand' | 'influencer';

/** The variable part of an email; the rest is the same for all. */
export type Words = Readonly<Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'list'> & { button: string }>;

/** Whether the returned credit expires, and when. */
export function creditBackWords({ creditUntil }: Pick<NoticeFacts, 'creditUntil'>): string {
  if (creditUntil === undefined) return 'You get your credit back.';
  return creditUntil === null
    ? 'You get your credit back. It doesn’t expire.'
    : `You get your credit back. Use it by ${londonWords(new Date(creditUntil))}, when your plan’s month ends. It doesn’t carry over.`;
}

const whereUsed: Readonly<Record<RightsChannel, string>> = {
  'own-social': 'your social channels',
  website: 'your website and newsletter',
  'paid-ads': 'paid ads',
  print: 'print',
};

/** "Reel: the file, and wherever you have shown https://…". */
const pieceToTakeDown = ({ type, postUrl }: Deliverable): string =>
  `${deliverableTypeLabel(type)}: the file${postUrl ? `, and wherever you show ${postUrl}` : ''}`;

/** Three emails in sequence: 14 days before, the day before, and on the day. */
function rightsEnd({ collab, influencer }: CollabRecord, { due, pieces }: NonNullable<CollabNews['rightsEnd']>): Words {
  const until = londonWords(new Date(Math.min(...pieces.map(({ rightsUntil }) => rightsUntil!.getTime()))));
  const [creator, { title, rights }] = [`@${influencer.handle}`, collab.terms];
  const channels = new Intl.ListFormat('en-GB').format((rights?.channels ?? []).map((channel) => whereUsed[channel]));
  const confirm = `Then confirm it on the Collab, with an address or a picture. ${creator}’s own posts can stay up.`;
  const list = pieces.map(pieceToTakeDown);
  switch (due) {
    case 'soon':
      return {
        subject: `Your rights to ${creator}’s content end on ${until}`,
        heading: 'Your usage rights end in 14 days',
        paragraphs: [
          `Until then you can use this content from “${title}” as agreed. After that it must come down from ${channels}.`,
          `Would you like to keep it? Ask ${creator} to renew on the Collab. Otherwise plan to take it down. ${confirm}`,
        ],
        list,
        button: 'Renew or take down',
      };
    case 'tomorrow':
      return {
        subject: `Tomorrow: your rights to ${creator}’s content end`,
        heading: 'Your usage rights end tomorrow',
        paragraphs: [`They end on ${until}. Take this content from “${title}” down from ${channels} by then.`, confirm],
        list,
        button: 'Confirm it’s down',
      };
    default:
      return {
        subject: `${due === 'late' ? 'Ended' : 'Today'}: your rights to ${creator}’s content`,
        heading: due === 'late' ? 'Your usage rights have ended' : 'Your usage rights end today',
        paragraphs: [
          `${due === 'late' ? 'They ended' : 'They end'} on ${until}. This content from “${title}” must come down from ${channels} now.`,
          `${confirm} ${creator} can report any use from now on, and we keep the evidence.`,
        ],
        list,
        button: 'Confirm it’s down',
      };
  }
}
