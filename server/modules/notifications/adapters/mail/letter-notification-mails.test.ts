import { type Letter, londonWords, Mailer } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent } from '../../domain/told-events.js';
import type { DueLine } from '../../ports/repositories.js';
import { LetterNotificationMails, UnsubscribeTokens } from './letter-notification-mails.js';

class KeptMails extends Mailer {
  readonly sent: Letter[] = [];
  async send(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }
}

const reader = { userId: 'u1', email: 'mila@example.com', name: 'Mila Hart' };
const line = (eventName: ToldEvent, otherName = 'Casa Olmo', facts: DueLine['facts'] = {}): DueLine => ({
  ...{ id: 'n1', userId: 'u1', eventId: 'e1', eventName, kind: told[eventName].kind, profileUid: 'p1', otherUid: 'p2' },
  ...{ otherName, subjectType: 'collab', subjectId: 'c1', facts, createdAt: new Date('2027-03-10T12:00:00Z'), inApp: true, readAt: null, mailAt: null },
}); // prettier-ignore

async function letterOf(...lines: DueLine[]): Promise<Letter> {
  const mailer = new KeptMails();
  await new LetterNotificationMails(mailer, 'https://tastemaker.example', new UnsubscribeTokens({ sessionSecret: 'a-secret' })).send(reader, lines);
  return mailer.sent[0]!;
} // prettier-ignore

it.each([
  ['collab.requested', /Approve or decline/],
  ['collab.withdrawn', /nothing you need to do/],
  ['collab.expired', /nothing you need to do/],
  ['collab.address-given', /Send the product/],
  ['collab.dispatched', /When it arrives/],
  ['deliverable.renewal-asked', /agree or decline/],
  ['deliverable.use-reported', /Take it down and confirm/],
  ['deliverable.submitted', /^Approve it or suggest changes/],
  ['deliverable.approved', /publish/],
  ['deliverable.sent-back', /new version/],
  ['message.sent', /answer in your chats/],
] as const)('a mail about %s says what its reader can do now', async (event, advice) => {
  expect((await letterOf(line(event))).paragraphs.join(' ')).toMatch(advice);
});

const until = '2027-03-17T19:00:00.000Z';
const before = '2027-03-09T19:00:00.000Z';
const [day, dayBefore] = [until, before].map((moment) => londonWords(new Date(moment)));

it.each([
  ['collab.requested', { until }, `Approve or decline the request by ${day}. After that, it expires.`],
  ['collab.days-asked', { days: 5 }, 'They need 5 more days. The Collab shows why, and you can agree or refuse there.'],
  ['collab.days-asked', { days: 1 }, 'They need 1 more day. The Collab shows why, and you can agree or refuse there.'],
  ['collab.days-given', { days: 5, until }, `The new date is ${day}.`],
  ['collab.days-refused', { until }, `The due date hasn’t changed: your content is due on ${day}.`],
  ['collab.days-refused', { until: before }, `The due date hasn’t changed: your content was due on ${dayBefore}.`],
  ['collab.bill-settled', { giftPence: 8_000 }, 'The gift’s value is now £80. The Collab shows the decision and the reason.'],
  ['collab.gift-corrected', { giftPence: 8_000 }, 'It’s now £80. The Collab shows the reason. Your gift statement has been updated too.'],
  ['deliverable.approved', { approvedBy: 'time' }, 'You didn’t answer in time, so we approved it automatically. The creator can publish it now.'],
  ['deliverable.approved', { approvedBy: 'staff' }, 'Our team approved it. The creator can publish it now.'],
  ['deliverable.submitted', { until }, `Approve it or suggest changes by ${day}.`],
  ['deliverable.renewal-asked', { months: 3 }, 'They’d like 3 more months. It’s your choice: agree or decline on the Collab.'],
  ['deliverable.renewal-agreed', { until }, `You can use it until ${day}.`],
  ['deliverable.renewal-declined', { until }, `You can use it until ${day}.`],
  ['deliverable.renewal-declined', { until: before }, `Your right to use it ended on ${dayBefore}.`],
] as const)('a mail about %s names the date or amount: %j', async (event, facts, advice) => {
  expect((await letterOf(line(event, 'Casa Olmo', facts))).paragraphs).toEqual([advice]);
}); // prettier-ignore

it.each([
  [until, `You have your credit back. Use it by ${day}, when your plan’s month ends. It doesn’t carry over.`],
  [null, 'You have your credit back. It doesn’t expire.'],
])('a mail about an end that gave the credit back says until when it is kept: %s', async (creditUntil, sentence) => {
  expect((await letterOf(line('collab.no-show', 'Casa Olmo', { creditUntil }))).paragraphs.at(-1)).toBe(sentence);
});

it('a summary counts what happened several times in one line', async () => {
  const letter = await letterOf(
    line('message.sent'),
    line('message.sent'),
    line('message.sent'),
    line('collab.approved', 'Ember & Rye'),
  );
  expect([letter.subject, letter.heading]).toEqual(['4 updates from Casa Olmo and Ember & Rye', '4 updates for you']);
  expect(letter.list).toEqual(['Casa Olmo sent you a message (3 times)', 'Ember & Rye approved the Collab']);
});

it.each([
  [['Casa Olmo'], '2 updates from Casa Olmo'],
  [['Casa Olmo', 'Ember & Rye', 'Tide'], '4 updates from Casa Olmo and others'],
])('the subject of a summary names who it is from: %j', async (names, subject) => {
  const letter = await letterOf(...[names[0], ...names].map((name) => line('message.sent', name)));
  expect(letter.subject).toBe(subject);
});

it('a completed Collab brings the letter with its dossier and no second mail', () => {
  expect(hasLetter('collab.completed')).toBe(true);
});
