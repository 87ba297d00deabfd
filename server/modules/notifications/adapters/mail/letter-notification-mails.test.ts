import { type Letter, Mailer } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent } from '../../domain/notification.js';
import type { DueLine } from '../../ports/repositories.js';
import { LetterNotificationMails } from './letter-notification-mails.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

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
  ['collab.requested', /say yes or no/],
  ['collab.withdrawn', /nothing to do/],
  ['collab.expired', /nothing to do/],
  ['collab.address-given', /Send the product/],
  ['collab.dispatched', /has arrived/],
  ['deliverable.renewal-asked', /Agree or decline/],
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
  expect(letter.heading).toBe('4 things that are new for you');
  expect(letter.list).toEqual(['Casa Olmo wrote to you (3 times)', 'Ember & Rye said yes to the Collab']);
});

it('a completed Collab brings the letter with its dossier and no second mail', () => {
  expect(hasLetter('collab.completed')).toBe(true);
});
