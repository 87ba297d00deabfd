import { type Letter, Mailer, mailOf } from '../../../../shared/mail/index.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { bookCall } from '../../domain/call.js';
import { LetterCallMails } from './letter-call-mails.js';

class KeptMails extends Mailer {
  readonly sent: Letter[] = [];
  async send(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }
}

const [call] = bookCall(
  {
    leadId: '00000000-0000-7000-8000-000000000001',
    profileUid: null,
    kind: 'brand',
    name: 'Rosa <b>',
    email: 'rosa@ember.test',
    company: 'Ember & Rye',
    startsAt: new Date('2026-11-23T09:30:00Z'),
  },
  'hash',
  theProduct,
  new Date('2026-11-20T15:00:00Z'),
);

async function mailsAbout(news: 'booked' | 'moved' | 'cancelled'): Promise<Letter[]> {
  const mailer = new KeptMails();
  const support = { email: async () => 'support@tastemaker.example' };
  const mails = new LetterCallMails(mailer, support, { publicUrl: 'https://tastemaker.example' });
  await (news === 'cancelled' ? mails.tellCancelled(call) : mails.tell(news, call, 'a-token'));
  return mailer.sent;
}

describe('mails about a call', () => {
  it.each(['booked', 'moved'] as const)(
    'R446: %s says when, how to change it, and brings an invitation',
    async (news) => {
      const [guest, ours] = await mailsAbout(news);
      const { html, text } = await mailOf(guest!);

      expect(guest).toMatchObject({ to: 'rosa@ember.test' });
      expect(text).toContain('Monday 23 November 2026, 09:30 UK time');
      expect(text).toContain('https://tastemaker.example/schedule-call?token=a-token');
      expect(html).not.toContain('<b>');
      expect(guest?.attachments).toMatchObject([
        { filename: 'call.ics', contentType: expect.stringContaining('method=REQUEST') },
      ]);
      expect(guest?.attachments?.[0]?.content).toContain('METHOD:REQUEST\r\n');
      expect(ours).toMatchObject({ to: 'support@tastemaker.example', subject: `Call ${news}: Rosa <b>, Ember & Rye` });
    },
  );

  it('cancelled takes the invitation back', async () => {
    const mails = await mailsAbout('cancelled');

    expect(mails).toHaveLength(2);
    for (const { attachments } of mails) expect(attachments?.[0]?.content).toContain('METHOD:CANCEL\r\n');
  });

  it('our own people do not get the token', async () => {
    const [, ours] = await mailsAbout('booked');

    expect(JSON.stringify(ours)).not.toContain('a-token');
  });
});
