import { aCollab, anAwaitedCollab, brandActor, daysAfter, visitAt } from '../../../../../test/support/collabs.js';
import { typeBill } from '../../domain/bill.js';
import type { Collab } from '../../domain/collab.js';
import type { Deliverable } from '../../domain/deliverable.js';
import type { Cancellation } from '../../domain/endings.js';
import { freeChangeUntil, hoursAfter } from '../../domain/timings.js';
import { aRecord } from '../../ports/collab-letters.contract.js';
import { type CollabNews, sidesConcerned } from '../../ports/collab-letters.js';
import { londonDay, londonWords } from '../../../../shared/mail/index.js';
import { ticketFor, wordsFor } from './collab-letters-text.js';

const booked: Collab = { ...anAwaitedCollab(4), visitAt };
const readBy = (side: 'brand' | 'influencer', news: CollabNews, collab: Collab) => {
  const { subject, heading, paragraphs } = wordsFor(news, aRecord(collab), side);
  return [subject, heading, ...paragraphs].join('\n');
};

it('a visit that is still days away can be changed freely until a time that is yet to come', () => {
  const early = { ...booked, updatedAt: hoursAfter(freeChangeUntil(visitAt), -1) };
  const letter = readBy('influencer', { kind: 'scheduled', visitWasAt: null }, early);
  expect(letter).toContain(`move or cancel it until ${londonWords(freeChangeUntil(visitAt))}`);
});

it('a visit agreed at short notice does not promise free changes until a time that is over', () => {
  const late = { ...booked, updatedAt: hoursAfter(freeChangeUntil(visitAt), 1) };
  const letter = readBy('influencer', { kind: 'scheduled', visitWasAt: null }, late);
  expect(letter).not.toContain('freely');
  expect(letter).toContain('Moving or cancelling it now counts as late.');
});

it('a moved visit says in its subject that the time is new, and when it was to be', () => {
  const before = hoursAfter(visitAt, -24);
  const letter = readBy('brand', { kind: 'moved', visitWasAt: before }, booked);
  expect(letter.split('\n')[0]).toMatch(/^New time for Amara Osei’s visit: /);
  expect(letter).toContain(`no longer on ${londonWords(before)}`);
});

const cancelledBy = (by: Cancellation['by'], late: boolean, creditReturned: boolean): CollabNews => ({
  kind: 'cancelled',
  visitWasAt: visitAt,
  cancellation: { by, late, creditReturned },
});
const own = 'Your reliability shows one more late change, which is a missed promise.';

it.each([
  ['the brand, late', cancelledBy('brand', true, false), `You cancelled late. ${own}`, 'You don’t get your credit back.', 'Ember & Rye cancelled late, which their reliability shows. Yours doesn’t change.', 'Ember & Rye doesn’t get its credit back.'],
  ['the brand, in time', cancelledBy('brand', false, true), 'You cancelled in time, so your reliability doesn’t change.', 'You get your credit back.', 'Ember & Rye cancelled in time. Neither side’s reliability changes.', 'Ember & Rye gets its credit back.'],
  ['the influencer, late', cancelledBy('influencer', true, true), 'Amara Osei cancelled late, which their reliability shows. Yours doesn’t change.', 'You get your credit back.', `You cancelled late. ${own}`, 'Ember & Rye gets its credit back.'],
  ['staff', cancelledBy('staff', false, true), 'Our staff cancelled it, so it doesn’t count as late for either side.\nNeither side’s reliability changes.', 'You get your credit back.', 'Our staff cancelled it, so it doesn’t count as late for either side.\nNeither side’s reliability changes.', 'Ember & Rye gets its credit back.'],
])('a cancelled visit says what it cost, and why it was cancelled: %s', (_, news, toBrand, itsCredit, toInfluencer, theirCredit) => {
  const ended: Collab = { ...booked, outcome: 'cancelled', reason: 'The oven is cold.' };
  const reason = 'The reason: The oven is cold.';
  const was = `It was booked for ${londonWords(visitAt)}.`;
  expect(readBy('brand', news, ended)).toMatch(`${was}\n${toBrand}\n${itsCredit}\n${reason}`);
  expect(readBy('influencer', news, ended)).toMatch(`${was}\n${toInfluencer}\n${theirCredit}\n${reason}`);
}); // prettier-ignore

it.each([
  [visitAt.toISOString(), `Use it by ${londonWords(visitAt)}, when your plan’s month ends. It doesn’t carry over.`],
  [null, 'It doesn’t expire.'],
])('until when a credit that came back can be used is said to the brand alone: %s', (creditUntil, sentence) => {
  const cancellation: Cancellation = { by: 'influencer', late: false, creditReturned: true, creditUntil };
  const news: CollabNews = { kind: 'cancelled', visitWasAt: visitAt, cancellation };
  const cancelled: Collab = { ...booked, outcome: 'cancelled' };
  expect(readBy('brand', news, cancelled)).toContain(`You get your credit back. ${sentence}`);
  expect(readBy('influencer', news, cancelled)).not.toContain(sentence);

  const claim = { claimedAt: '', words: '', keepsContent: true, answer: null, settled: 'upheld' } as const;
  const undelivered: Collab = { ...aCollab(4), outcome: 'undelivered', undeliveredClaim: claim };
  const end: CollabNews = { kind: 'undelivered', visitWasAt: null, creditUntil };
  expect(readBy('brand', end, undelivered)).toContain(`You get your credit back. ${sentence}`);
}); // prettier-ignore

it.each(['brand', 'influencer'] as const)('a Collab cancelled before a time was agreed names no visit: %s', (side) => {
  const ended: Collab = { ...booked, stage: 3, visitAt: null, outcome: 'cancelled', reason: 'We are closed in May.' };
  const cancellation: Cancellation = { by: 'influencer', late: false, creditReturned: true };
  const letter = readBy(side, { kind: 'cancelled', visitWasAt: null, cancellation }, ended);
  expect(letter).toContain(`Your Collab with ${side === 'brand' ? 'Amara Osei' : 'Ember & Rye'} is cancelled`);
  expect(letter).toContain('The reason: We are closed in May.');
  expect(letter).not.toMatch(/no time|visit/i);
});

it('the ticket of a booked visit says what to know on the day, and that of a cancelled one does not', () => {
  const said = { houseRules: 'No flash', contactOnTheDay: 'Ask for Maya' };
  const collab: Collab = { ...booked, terms: { ...booked.terms, ...said } };
  const labels = (of: Collab) => ticketFor(aRecord(of), 'influencer').facts.map(({ label }) => label);
  expect(labels(collab)).toEqual(['With', 'Offer', 'Where', 'When', 'House rules', 'Contact']);
  for (const over of [{ outcome: 'cancelled' }, { checkedInAt: visitAt }] as const)
    expect(labels({ ...collab, ...over })).not.toContain('Contact');
});

it('who has not chosen a time is reminded of the last one, and so is the brand whose times run out', () => {
  const open: Collab = { ...anAwaitedCollab(3), timesEndAt: visitAt };
  for (const side of ['brand', 'influencer'] as const)
    expect(readBy(side, { kind: 'reminded', visitWasAt: null }, open)).toContain(londonWords(visitAt));
  const concerned = (collab: Collab) => sidesConcerned({ kind: 'reminded', visitWasAt: null }, aRecord(collab));
  expect(concerned(open)).toEqual(['brand', 'influencer']);
  expect(concerned({ ...open, timesEndAt: null })).toEqual(['influencer']);
});

describe('R321: the mail the day before the visit', () => {
  const foodRisks = {
    own: { chosen: ['fish', 'vegan'], other: 'Strawberries' },
    guests: [{ name: 'Tom', chosen: ['none'], other: null }],
  };
  const listFor = (side: 'brand' | 'influencer', risks: CollabNews['foodRisks']) =>
    wordsFor({ kind: 'confirmation-asked', visitWasAt: null, foodRisks: risks }, aRecord(booked), side).list;

  it('tells the brand alone what must not be served, and to whom', () => {
    expect(listFor('brand', foodRisks)).toEqual(['Amara Osei: Fish, Vegan, Strawberries', 'Tom: No allergies']);
    expect(listFor('influencer', foodRisks)).toBeUndefined();
  });

  it('says nothing of who has not said', () => {
    expect(listFor('brand', { own: null, guests: [] })).toBeUndefined();
    expect(readBy('brand', { kind: 'confirmation-asked', visitWasAt: null, foodRisks: { own: null, guests: [] } }, booked)).not.toMatch(/allerg/i);
  }); // prettier-ignore
});

describe('the mail about a bill', () => {
  const letterFor = (pence: number) => {
    const [billed] = typeBill(aCollab(4, { coversPence: 12_000 }), pence, 'venue', brandActor, visitAt);
    return readBy('influencer', { kind: 'bill-typed', visitWasAt: null }, billed);
  };

  it('says what the offer covers, what the creator paid, and by when they can answer', () => {
    const letter = letterFor(14_200);
    expect(letter).toContain('The bill is £142. Your offer covers £120; you paid £22.');
    expect(letter).toContain(`by ${londonWords(hoursAfter(visitAt, 48))}`);
    expect(letter).toContain('Your gift statement shows £120 for this visit.');
  });

  it('names nothing that they paid where the offer covers all of it', () => {
    expect(letterFor(9_850)).toContain('The bill is £98.50. Your offer covers all of it.');
    expect(letterFor(9_850)).not.toContain('you paid');
  });
});

describe('the mails about content that is owed', () => {
  const visited = aCollab(4);
  const due = visited.contentDueAt!;
  const missing = '1 reel and 2 stories';
  const readAt = (kind: CollabNews['kind'], more: Partial<Collab>, side: 'brand' | 'influencer' = 'influencer') =>
    readBy(side, { kind, visitWasAt: null }, { ...visited, ...more });
  const reminded = (days: number) => readAt('content-reminded', { contentRemindedAt: daysAfter(due, days) });

  it('the three reminders are each another one, and name what is missing', () => {
    const mails = [-3, 0, 3].map(reminded);
    expect(mails.map((mail) => mail.split('\n')[0])).toEqual([
      `Your content for Ember & Rye is due on ${londonDay(due)}`,
      'Due today: your content for Ember & Rye',
      'Late: your content for Ember & Rye',
    ]);
    for (const mail of mails) expect(mail).toContain(missing);
    expect(mails[0]).toContain('up to 14 more days');
    expect(mails[2]).toContain(`From ${londonWords(daysAfter(due, 7))}, they can report it as never delivered.`);
  });

  it('a claim names what is missing, what the brand says, and until when it can be answered', () => {
    const at = daysAfter(due, 8);
    const claim = { claimedAt: at.toISOString(), words: 'We have written twice.', keepsContent: true, answer: null, settled: null };
    const mail = readAt('undelivered-claimed', { undeliveredClaim: claim });
    for (const words of [missing, 'They say: We have written twice.', `by ${londonWords(hoursAfter(at, 48))}`, 'counts as a missed promise'])
      expect(mail).toContain(words);
  }); // prettier-ignore

  it('the warning says when it closes: to the creator what that counts as, to the brand what it costs', () => {
    const more = { closeWarnedAt: daysAfter(due, 38) };
    const closes = `If it isn’t there by ${londonWords(daysAfter(due, 45))}`;
    const [creator, brand] = [readAt('close-warned', more), readAt('close-warned', more, 'brand')];
    for (const mail of [creator, brand]) expect(mail).toContain(closes);
    for (const mail of [creator, brand]) expect(mail).toContain(missing);
    expect(creator).toContain('counts as a missed promise');
    expect(brand).toContain('your credit won’t come back');
  });

  it('the end says why, and what became of the credit and of what was delivered', () => {
    const claim = { claimedAt: '', words: '', keepsContent: false, answer: null, settled: 'upheld' } as const;
    const ended = { outcome: 'undelivered', reason: 'The content never came.' } as const;
    const upheld = readAt('undelivered', { ...ended, undeliveredClaim: claim });
    expect(upheld).toContain('The content never came.');
    expect(upheld).toContain('Ember & Rye won’t use what you had delivered: it’s yours again.');
    expect(readAt('undelivered', { ...ended, undeliveredClaim: claim }, 'brand')).toContain(
      'You get your credit back.',
    );
    expect(readAt('undelivered', ended, 'brand')).toContain('You won’t get your credit back');
  });
});

describe('the mails about the end of rights', () => {
  const [reel, story] = aCollab(4).deliverables.map((piece) => ({ ...piece, rightsUntil: visitAt })) as [
    Deliverable,
    Deliverable,
  ];
  const pieces = [{ ...reel, postUrl: 'https://www.instagram.com/reel/Cabc123' }, story];
  const rights = { channels: ['own-social', 'print'] as const, months: 12 };
  const collab: Collab = { ...aCollab(4), terms: { ...aCollab(4).terms, rights } };
  const mailFor = (due: NonNullable<CollabNews['rightsEnd']>['due']) =>
    wordsFor({ kind: 'rights-ending', visitWasAt: null, rightsEnd: { due, pieces } }, aRecord(collab), 'brand');
  const mails = (['soon', 'tomorrow', 'today', 'late'] as const).map(mailFor);

  it('are different each time', () => {
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your rights to @amara’s content end on ${londonWords(visitAt)}`,
      'Tomorrow: your rights to @amara’s content end',
      'Today: your rights to @amara’s content',
      'Ended: your rights to @amara’s content',
    ]);
    expect(new Set(mails.map(({ paragraphs }) => paragraphs.join())).size).toBe(4);
  });

  it('name the files and posts, where they were used, and how to confirm', () => {
    for (const { list, paragraphs } of mails) {
      expect(list).toEqual([
        'Reel: the file, and wherever you show https://www.instagram.com/reel/Cabc123',
        'Story: the file',
      ]);
      for (const words of ['your social channels and print', 'with an address or a picture'])
        expect(paragraphs.join(' ')).toContain(words);
    }
  });
});
