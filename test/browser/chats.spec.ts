import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { aWindow, signIn, signInQuickly } from './people.ts';
import { Product } from './product.ts';
import { long, test } from './test.ts';

const unique = Date.now().toString(36);

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

type Conversation = { id: string; kind: string; with: { uid: string; name: string } };
const conversationsOf = async (request: APIRequestContext): Promise<Conversation[]> =>
  ((await (await request.get('/api/v1/conversations')).json()) as { items: Conversation[] }).items;

test(
  'R439: an influencer and our support talk: written, seen, read, found, reported clean by axe',
  long,
  async ({ browser }) => {
    const [{ page: influencer }, { page: staff }] = [await aWindow(browser), await aWindow(browser)];
    await signInQuickly(influencer, 'influencer@tastemaker.test');
    await signInQuickly(staff, 'staff@tastemaker.test');
    await influencer.goto('/app/support');
    await influencer.getByRole('link', { name: 'Write to our staff in your messages' }).click();
    const begin = influencer.getByRole('button', { name: 'Start the conversation' });
    await expect(begin.or(field(influencer)).first()).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    await write(influencer, `Hello support ${unique}`);
    await expect(log(influencer).getByText('Sent')).toBeVisible();

    await staff.goto('/app/chats');
    await staff
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link')
      .filter({ hasText: `Hello support ${unique}` })
      .click();
    await expect(log(staff).getByText(`Hello support ${unique}`)).toBeVisible();
    await expect(log(influencer).getByText('Read')).toBeVisible();

    await field(staff).pressSequentially('We are');
    await expect(influencer.getByText('is writing…')).toBeVisible();
    await write(staff, `We are here ${unique}`);
    await expect(log(influencer).getByText(`We are here ${unique}`)).toBeVisible();

    // Someone reading further up isn't moved by new messages, and goes down by a button.
    for (let line = 1; line <= 12; line++)
      await write(influencer, `Line ${line} ${unique}. ${'So it goes on. '.repeat(12)}`);
    await expect(log(staff).getByText(`Line 12 ${unique}`)).toBeInViewport();
    await log(staff)
      .locator('..')
      .evaluate((scrolled) => Object.assign(scrolled, { scrollTop: 0 }));
    await write(influencer, `The last one ${unique}`);
    await expect(log(staff).getByText(`The last one ${unique}`)).toBeAttached();
    await expect(log(staff).getByText(`The last one ${unique}`)).not.toBeInViewport();
    await staff.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(log(staff).getByText(`The last one ${unique}`)).toBeInViewport();
    await expect(staff.getByRole('button', { name: 'Jump to latest' })).toBeHidden();

    await influencer.getByRole('searchbox', { name: 'Search' }).fill(unique.slice(0, 6));
    await expect(influencer.getByRole('heading', { name: 'Messages', exact: true, level: 2 })).toBeVisible();
    expect(await seriousFaults(influencer)).toEqual([]);
    expect(await seriousFaults(staff)).toEqual([]);
    for (const page of [influencer, staff]) await page.context().close();
  },
);

test('what is written offline shows at once and is sent once on return', async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, 'influencer@tastemaker.test');
  const pair = (await conversationsOf(page.request)).find(({ kind }) => kind === 'pair')!;
  await page.goto(`/app/chats?with=${pair.with.uid}`);
  await expect(field(page)).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload(); // from now on through the worker, which caches what it loads
  await expect(field(page)).toBeVisible();

  await page.context().setOffline(true);
  await write(page, `From the train ${unique}`);
  await expect(log(page).getByText('Waiting for a connection')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(log(page).getByText(`From the train ${unique}`)).toBeVisible();

  await page.context().setOffline(false);
  await expect(log(page).getByText('Waiting for a connection')).toHaveCount(0, { timeout: 20_000 });
  const arrived = async () => {
    const answer = await page.request.get(`/api/v1/conversations/${pair.id}/messages`);
    const { items } = (await answer.json()) as { items: { text: string }[] };
    return items.filter(({ text }) => text === `From the train ${unique}`).length;
  };
  await expect.poll(arrived).toBe(1);
  await page.reload();
  await expect(log(page).getByText(`From the train ${unique}`)).toHaveCount(1);
  expect(await arrived()).toBe(1);
  await page.context().close();
});

test(
  'R184, R185, R6: the live chat is on exactly the home page, minimised, and a visitor talks with staff',
  long,
  async ({ browser }) => {
    const [{ page: visitor }, { page: staff }] = [await aWindow(browser), await aWindow(browser)];
    await signInQuickly(staff, 'staff@tastemaker.test');
    for (const elsewhere of ['/join', '/schedule-call', '/app/login']) {
      await visitor.goto(elsewhere);
      await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(visitor.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
    }
    await visitor.goto('/');
    await expect(visitor.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
    await visitor.getByRole('button', { name: 'Chat with us' }).click();
    await visitor.getByRole('textbox', { name: 'Your message' }).fill(`What does it cost? ${unique}`);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByRole('log', { name: 'Messages' }).getByText(unique)).toBeVisible();
    expect(await seriousFaults(visitor)).toEqual([]);

    await staff.goto('/app/chats');
    await staff
      .getByRole('link')
      .filter({ hasText: `What does it cost? ${unique}` })
      .click();
    await write(staff, `Nothing to begin with ${unique}`);
    await expect(visitor.getByText(`Nothing to begin with ${unique}`)).toBeVisible();
    await visitor.getByRole('textbox', { name: /Your email/ }).fill(`vera-${unique}@visitor.test`);
    await visitor.getByRole('button', { name: 'Leave email' }).click();
    await expect(visitor.getByText(`we’ll answer at vera-${unique}@visitor.test`)).toBeVisible();
    for (const page of [visitor, staff]) await page.context().close();
  },
);

test.describe('through a restart of the server', () => {
  let product: Product;
  test.beforeAll(async () => void (product = await Product.start()));
  test.afterAll(() => product?.stop());

  /** A window of this product, in which this person is signed in. */
  async function signedIn(browser: Browser, email: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await signIn(page, email);
    return page;
  }

  test('two browsers continue a conversation, nothing lost and nothing twice', long, async ({ browser }) => {
    const influencer = await signedIn(browser, 'influencer@tastemaker.test');
    const staff = await signedIn(browser, 'staff@tastemaker.test');
    await influencer.goto('/app/chats?with=support');
    const begin = influencer.getByRole('button', { name: 'Start the conversation' });
    await expect(begin.or(field(influencer)).first()).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    await write(influencer, 'Before the restart');
    await staff.goto('/app/chats');
    await staff.getByRole('link').filter({ hasText: 'Before the restart' }).click();
    await expect(log(staff).getByText('Before the restart')).toBeVisible();

    await product.end();
    await write(influencer, 'During the restart');
    await expect(log(influencer).getByText('Waiting for a connection')).toBeVisible();
    await product.run();

    await expect(log(staff).getByText('During the restart')).toBeVisible({ timeout: 60_000 });
    await write(staff, 'After the restart');
    await expect(log(influencer).getByText('After the restart')).toBeVisible({ timeout: 60_000 });
    for (const page of [influencer, staff])
      for (const text of ['Before the restart', 'During the restart', 'After the restart'])
        await expect(log(page).getByText(text)).toHaveCount(1);
    for (const page of [influencer, staff]) await page.context().close();
  });
});
