import { type Letter, Mailer } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent } from '../../domain/notification.js';
import type { DueLine } from '../../ports/repositories.js';
import { LetterNotificationMails, UnsubscribeTokens } from './letter-notification-mails.js';

class KeptMails extends Mailer {
  readonly sent: Letter[] = [];
  async send(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }
}

const reader = { userId: 'u1', email: 'mila@example.com', name: 'Mila Hart' };
const line = (eventName: ToldEvent, otherName = 'Casa Olmo'): DueLine => ({
  ...{ id: 'n1', userId: 'u1', eventId: 'e1', eventName, kind: told[eventName].kind, profileUid: 'p1', otherUid: 'p2' },
  ...{ otherName, subjectType: 'collab', subjectId: 'c1', createdAt: new Date(), inApp: true, readAt: null, mailAt: null },
}); // prettier-ignore

async function letterOf(...lines: DueLine[]): Promise<Letter> {
  const mailer = new KeptMails();
  await new LetterNotificationMails(mailer, 'https://tastemaker.example', new UnsubscribeTokens('a-secret')).send(reader, lines);
  return mailer.sent[0]!;
} // prettier-ignore

it.each([
  ['collab.requested', /Approve or decline/],
  ['collab.withdrawn', /nothing you need to do/],
  ['collab.expired', /nothing you need to do/],
  ['collab.address-given', /Send the product/],
  ['collab.dispatched', /When it arrives/],
  ['deliverable.renewal-asked', /agree or decline/],
  ['deliverable.submitted', /^Approve it or suggest changes/],
  ['deliverable.approved', /publish/],
  ['deliverable.sent-back', /new version/],
  ['message.sent', /answer in your chats/],
] as const)('a mail about %s says what its reader can do now', async (event, advice) => {
  expect((await letterOf(line(event))).paragraphs.join(' ')).toMatch(advice);
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
