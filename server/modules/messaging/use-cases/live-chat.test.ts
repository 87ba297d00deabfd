import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryConversationReading,
  InMemoryConversationRepository,
  InMemoryLiveChatVisitors,
} from '../adapters/persistence/in-memory-repositories.js';
import { openVisitor } from '../domain/conversation.js';
import { say } from '../domain/message.js';
import { VisitorMails } from '../ports/repositories.js';
import { AnswerVisitors } from './live-chat.js';

const now = new Date('2027-01-15T12:00:00Z');
const staff: Actor = { userId: 'u9', role: 'admin', staffRole: 'operations' };

class KeptMails extends VisitorMails {
  readonly sent: string[] = [];
  async sendAnswer(email: string, answers: readonly string[]): Promise<void> {
    this.sent.push(`${email}: ${answers.join(' | ')}`);
  }
}

/** A visitor who wrote, and left this address. */
async function world(email: string | null = 'ann@visitor.test') {
  const clock = new FixedClock(now);
  const visitors = new InMemoryLiveChatVisitors();
  const conversations = new InMemoryConversationRepository();
  const reading = new InMemoryConversationReading(conversations);
  const mails = new KeptMails();
  const answers = new AnswerVisitors(visitors, conversations, reading, mails, new NoTransaction(), clock);
  await visitors.add({ id: 'v1', tokenHash: 'hash', email, page: '/', createdAt: now });
  const conversation = await conversations.open(openVisitor('v1', now));
  const write = (actor: Actor, text: string) => conversations.add(...say(conversation, { text }, actor, now));
  await write({ userId: 'v1', role: 'guest' }, 'What does it cost?');
  return { clock, conversations, conversation, mails, answers, write };
}

test('a visitor who has gone is mailed once what staff answered since, when it has been unread for two minutes', async () => {
  const { clock, mails, answers, write } = await world();
  await write(staff, 'Basic costs nothing.');
  await write(staff, 'Try it first.');
  await answers.plan('v1');

  expect(await answers.execute()).toBe(0);
  clock.set(new Date('2027-01-15T12:02:00Z'));
  expect(await answers.execute()).toBe(1);
  await answers.plan('v1');
  clock.set(new Date('2027-01-15T13:00:00Z'));
  await answers.execute();

  expect(mails.sent).toEqual(['ann@visitor.test: Basic costs nothing. | Try it first.']);
});

test('nothing is mailed of what the visitor has read, nor to one who left no address', async () => {
  const read = await world();
  await read.write(staff, 'Basic costs nothing.');
  await read.conversations.moveOn(read.conversation.id, 'visitor', { read: 2 });
  const unknown = await world(null);
  await unknown.write(staff, 'Basic costs nothing.');

  for (const { clock, answers } of [read, unknown]) {
    await answers.plan('v1');
    clock.set(new Date('2027-01-15T13:00:00Z'));
    await answers.execute();
  }

  expect([...read.mails.sent, ...unknown.mails.sent]).toEqual([]);
});
