import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';

export type Mail = { to: string; subject: string; text: string; attachments: { filename: string; content: string }[] };

/** What a page may not do while a journey looks at it. */
export type Watched = { page: Page; faults: string[] };

/** A window of its own, as another person would have. */
export async function aWindow(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Watched> {
  const context = await browser.newContext(more);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // A mail is shown in a frame that runs no scripts, those of axe included.
    const expected = /status of (401|402|404|409)|^Blocked script execution in 'about:srcdoc'/;
    if (message.type() === 'error' && !expected.test(text)) faults.push(text);
  });
  return { page, faults };
}

/** The newest mail to this address that is not in `seen`; waits until it has come. */
export async function newestMail(request: APIRequestContext, to: string, seen = 0): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      mails = (await (await request.get(`/sandbox/api/mail?to=${encodeURIComponent(to)}`)).json()) as Mail[];
      return mails.length;
    })
    .toBeGreaterThan(seen);
  return mails[0]!;
}

const mailsTo = async (request: APIRequestContext, to: string): Promise<number> =>
  ((await (await request.get(`/sandbox/api/mail?to=${encodeURIComponent(to)}`)).json()) as Mail[]).length;

/** The path of the sign-in link in a mail, so that it opens on whatever address the product runs. */
export function linkIn({ text }: Mail): string {
  const path = /\/app\/quick-login\?token=[\w-]+/.exec(text)?.[0];
  if (!path) throw new Error(`There is no sign-in link in: ${text}`);
  return path;
}

/** Signs in the way the printed table says: e-mail, Continue, the link in the mailbox. */
export async function signIn(page: Page, email: string): Promise<void> {
  const before = await mailsTo(page.request, email);
  await page.goto('/app/login');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Please Check Your Email' })).toBeVisible();
  await page.goto(linkIn(await newestMail(page.request, email, before)));
  await expect(page.getByText('Login Successful')).toBeVisible();
}

/** Signs in without the form, for journeys that are about something else. Follows the link as the page does. */
export async function signInQuickly({ request }: Page, email: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  const headers = { origin: new URL(baseURL!).origin };
  const before = await mailsTo(request, email);
  await request.post('/api/v1/auth/links', { data: { email }, headers });
  const token = new URL(linkIn(await newestMail(request, email, before)), baseURL).searchParams.get('token');
  const answer = await request.post('/api/v1/auth/links/verify', { data: { token, email }, headers });
  expect(answer.status()).toBe(200);
}

/** Moves the whole product on, by an ISO 8601 duration. */
export async function moveClock(request: APIRequestContext, advance: string): Promise<void> {
  expect((await request.post('/sandbox/api/clock', { data: { advance } })).status()).toBe(200);
}
