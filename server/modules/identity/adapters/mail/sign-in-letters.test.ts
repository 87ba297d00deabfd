import { theProduct } from '../../../../shared/kernel/index.js';
import { type Letter, mailOf, Mailer } from '../../../../shared/mail/index.js';
import { createUser } from '../../domain/user.js';
import { LetterSignInMails } from './sign-in-letters.js';

class KeptMails extends Mailer {
  readonly sent: Letter[] = [];
  async send(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }
}

const [jane] = createUser(
  { email: 'jane@example.com', name: 'Jane <b>' },
  theProduct,
  new Date('2026-11-02T10:00:00Z'),
);
const address = 'https://tastemaker.example/app/quick-login?token=a-token';
const resetAddress = 'https://tastemaker.example/app/password-reset?token=a-token';

describe('the letters', () => {
  const mailer = new KeptMails();
  const mails = new LetterSignInMails(
    mailer,
    { email: async () => 'help@tastemaker.example' },
    { publicUrl: 'https://tastemaker.example' },
  );

  it.each([
    ['link', () => mails.sendLink(jane, 'a-token'), address, '15 minutes'],
    ['reset', () => mails.sendPasswordReset(jane, 'a-token'), resetAddress, '15 minutes'],
    ['invitation', () => mails.sendInvitation(jane, 'a-token'), address, '7 days'],
  ])('carry the address of the page and say how long it works: %s', async (_, send, page, lifetime) => {
    await send();
    const letter = mailer.sent.at(-1)!;
    const mail = await mailOf(letter);

    expect(letter.to).toBe('jane@example.com');
    expect(mail.text).toContain(page);
    expect(mail.text).toContain(lifetime);
    expect(mail.html).toContain(`href="${page}"`);
    expect(mail.html).not.toContain('<b>');
  });

  it('to a disabled person says so, has no link, and names whom to write to', async () => {
    await mails.sendDisabled(jane);
    const { text } = await mailOf(mailer.sent.at(-1)!);
    expect(text).toContain('your account has been disabled');
    expect(text).toContain('help@tastemaker.example');
    expect(text).not.toContain('https://');
  });
});
