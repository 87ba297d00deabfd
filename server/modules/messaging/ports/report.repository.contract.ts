import type { Actor } from '../../../shared/kernel/index.js';
import { type Conversation, open } from '../domain/conversation.js';
import { say } from '../domain/message.js';
import { removeReported } from '../domain/message.js';
import { lookAt, report, resolve } from '../domain/report.js';
import type { ConversationRepository, ReportRepository } from './repositories.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const userId = '01890000-0000-7000-8000-000000000001';
const pair = {
  brandId: '01890000-0000-7000-8000-0000000000b1',
  influencerId: '01890000-0000-7000-8000-0000000000a1',
};
const brand: Actor = { userId, role: 'brand', profile: { type: 'brand', uid: pair.brandId } };
const staff: Actor = { userId, role: 'admin', staffRole: 'operations' };

/** The contract of every ReportRepository. */
export function reportRepositoryContract(
  make: () => Promise<{ reports: ReportRepository; conversations: ConversationRepository }>,
) {
  let reports: ReportRepository;
  let conversations: ConversationRepository;
  let conversation: Conversation;
  beforeEach(async () => {
    ({ reports, conversations } = await make());
    conversation = await conversations.open(open(pair, now));
  });

  test('gives back what was reported', async () => {
    const [made, event] = report(conversation, { reason: 'spam', details: 'Ads', messageId: null }, brand, now);
    await reports.add(made, event);
    await reports.note(lookAt(made, staff, now));

    expect(await reports.get(made.id)).toEqual(made);
  });

  test('is decided once, though two decide at once, and takes the message out', async () => {
    const sent = await conversations.add(...say(conversation, { text: 'Rude' }, brand, now));
    const [made, event] = report(conversation, { reason: 'harassment', details: '', messageId: sent.id }, brand, now);
    await reports.add(made, event);

    const decide = () =>
      reports.resolve(...resolve(made, 'message-removed', staff, now), removeReported(conversation, sent, staff, now));
    const outcomes = await Promise.allSettled([decide(), decide()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await conversations.message(conversation.id, sent.id)).toMatchObject({ text: '', deletedAt: now });
  });

  test('says that a report does not exist', async () => {
    await expect(reports.get('01890000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
      code: 'messaging/report-not-found',
    });
  });
}
