import { Logger } from '@nestjs/common';
import { anAwaitedCollab, brandId, influencerId, visitAt } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { Jobs } from '../../../../shared/jobs/jobs.js';
import { type Letter, SmtpMailer } from '../../../../shared/mail/index.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import { aRecord, collabLettersContract } from '../../ports/collab-letters.contract.js';
import { MailedCollabLetters } from './mailed-collab-letters.js';

const members = new Map([
  [brandId, { email: 'brand@ember.test', name: 'Rosa Lind' }],
  [influencerId, { email: 'influencer@creator.test', name: 'Amara Osei' }],
]);

let database: TestDatabase;
let letters: MailedCollabLetters;

beforeAll(async () => {
  database = await testDatabase();
  const mailer = new SmtpMailer(
    new Jobs(database.db, new Logger(), false),
    'smtp://localhost:9',
    'hello@tastemaker.test',
  );
  letters = new MailedCollabLetters(
    mailer,
    { membersOf: async (uid) => [members.get(uid)!].map((member) => ({ ...member, userId: uid, role: 'owner' })) },
    { email: async () => 'support@tastemaker.test' },
    { publicUrl: 'https://tastemaker.test' },
  );
});
beforeEach(() => database.db.rows('delete from graphile_worker._private_jobs'));
afterAll(() => database?.close());

/** Emails in the queue. */
async function queued(): Promise<Letter[]> {
  const rows = await database.db.rows<{ letter: Letter }>(
    `select payload->'letter' as letter from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ letter }) => letter);
}

async function told() {
  return (await queued()).map(({ id, to, button }) => ({
    kind: id.replace('collabs.', '') as CollabNews['kind'],
    collabId: new URL(button!.url).pathname.split('/').at(-1)!,
    side: to.split('@')[0] as 'brand' | 'influencer',
  }));
}

describe('MailedCollabLetters', () => {
  collabLettersContract(() => ({ letters, told }));

  const news: CollabNews = { kind: 'scheduled', visitWasAt: null };

  it('writes nothing of a change that was rolled back', async () => {
    const change = database.db.inTransaction(async () => {
      await letters.tell(news, aRecord(anAwaitedCollab(4)));
      throw new Error('Someone else was faster.');
    });
    await expect(change).rejects.toThrow('Someone else was faster.');
    expect(await queued()).toEqual([]);
  });

  it('brings the diary entry: one for each Collab, a higher number with each change, and its end', async () => {
    const collab = anAwaitedCollab(4);
    const cancelled = { ...collab, version: 3, outcome: 'cancelled' as const };
    await letters.tell(news, aRecord({ ...collab, version: 2 }));
    await letters.tell({ kind: 'cancelled', visitWasAt: visitAt }, aRecord(cancelled));
    const files = (await queued()).map(({ attachments }) => attachments![0]!.content);
    const lines = files.map((file) => file.match(/METHOD:\w+|UID:[^@]+|SEQUENCE:\d+/g));
    const uid = `UID:visit-${collab.id}`;
    const [agreed, off] = [['METHOD:REQUEST', uid, 'SEQUENCE:2'], ['METHOD:CANCEL', uid, 'SEQUENCE:3']]; // prettier-ignore
    expect(lines).toEqual([agreed, agreed, off, off].map((each) => expect.arrayContaining(each)));
  });
});
