import { type Letter, Mailer } from '../../../../shared/mail/index.js';
import { LetterBillingMails } from './letter-billing-mails.js';

class KeptMails extends Mailer {
  readonly sent: Letter[] = [];
  async send(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }
}

const mailer = new KeptMails();
const mails = new LetterBillingMails(mailer, { publicUrl: 'https://tastemaker.test' });
const brand = { id: 'b1', name: 'Casa Olmo', email: 'mila@example.com' };

it('a card is said to end on the last day of its month, in summer, too', async () => {
  await mails.cardExpiring(brand, '4242', new Date('2027-07-01T00:00:00Z')); // expires in June
  const { paragraphs, ticket } = mailer.sent.at(-1)!;
  expect(paragraphs[0]).toContain('after 30 June 2027');
  expect(ticket?.facts.at(-1)?.value).toBe('30 June 2027');
});

it('each payment reminder says what has happened by then', async () => {
  const firstLines: (string | undefined)[] = [];
  const buttons = new Set<string | undefined>();
  for (const notice of [1, 2, 3]) {
    await mails.paymentFailed(brand, 'professional', notice, new Date('2027-03-04T10:00:00Z'));
    firstLines.push(mailer.sent.at(-1)!.paragraphs[0]);
    buttons.add(mailer.sent.at(-1)!.button?.url);
  }
  expect([...buttons]).toEqual(['https://tastemaker.test/app/billing/card?uid=b1']);
  expect(firstLines).toEqual([
    'We couldn’t take the payment for your Professional plan.',
    'The payment for your Professional plan is still due.',
    'The payment for your Professional plan is still due, and this is our last reminder.',
  ]);
});

it('the mails at the end of a plan say what is kept, until when, and what is over', async () => {
  await mails.planEnding(brand, 'professional', new Date('2027-03-04T10:00:00Z'));
  const ending = mailer.sent.at(-1)!;
  expect(ending.subject).toBe('Your Professional plan ends on 4 March 2027');
  expect(ending.paragraphs.join(' ')).toMatch(/keep everything in it until 4 March 2027.* nothing is deleted/);
  await mails.planEnded(brand, null, 2);
  const ended = mailer.sent.at(-1)!;
  expect(ended.subject).toBe('Your plan has ended');
  expect(ended.paragraphs.at(-1)).toBe('You still have 2 credits for Collabs. Credits don’t expire.');
});

it('a credit that is about to lapse is named with its last day', async () => {
  await mails.creditsLapsing(brand, 1, new Date('2027-03-04T10:00:00Z'));
  const { subject, paragraphs } = mailer.sent.at(-1)!;
  expect(subject).toBe('Use your 1 included Collab by 4 March 2027');
  expect(paragraphs[1]).toContain('don’t carry over when your plan’s month ends on 4 March 2027');
});
