import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { termsVersion } from '../../server/contract/consent.ts';
import { origin } from './test.ts';

export type Mail = { to: string; subject: string; text: string; attachments: { filename: string; content: string }[] };

/** What a page mustn't do during a journey. */
export type Watched = { page: Page; faults: string[] };

/**
 * For windows in which the test delays or fakes responses: it can't intercept requests through the portal's service
 * worker once that controls the page.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/** A separate window, as another person would have. */
export async function aWindow(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Watched> {
  const context = await browser.newContext(more);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // An email is shown in a frame that runs no scripts, including axe's.
    const expected = /status of (401|402|404|409)|^Blocked script execution in 'about:srcdoc'/;
    if (message.type() === 'error' && !expected.test(text)) faults.push(text);
  });
  return { page, faults };
}

/**
 * The window has come to rest at this URL: one that is closed while still loading may never close
 * (https://issues.chromium.org/issues/536385539).
 */
export async function cameTo(
  page: Page,
  address: Parameters<ReturnType<typeof expect<Page>>['toHaveURL']>[0],
): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState();
}

/** Signed out. The page is loaded afresh after its URL has changed, and would interrupt a navigation in between. */
export async function cameToSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  await cameTo(page, /\/app\/login\/$/);
}

/** All emails to this address, newest first. */
export const mailsTo = async (request: APIRequestContext, to: string): Promise<Mail[]> =>
  (await (await request.get(`/sandbox/api/mail?to=${encodeURIComponent(to)}`)).json()) as Mail[];

/** The newest email to this address that isn't in `seen`; waits until it has arrived. */
export async function newestMail(request: APIRequestContext, to: string, seen = 0): Promise<Mail> {
  let mails: Mail[] = [];
  await expect.poll(async () => (mails = await mailsTo(request, to)).length).toBeGreaterThan(seen);
  return mails[0]!;
}

/** The paths of each kind of link in emails. */
export const mailedLinks = {
  signIn: /\/app\/quick-login\?token=[\w-]+/,
  newPassword: /\/app\/password-reset\?token=[\w-]+/,
  cardPortal: /\/sandbox\/stripe\/p\/session\/[\w-]+/,
} as const;

/** The paths of this kind of link in the emails to this address, newest first. */
export const linksTo = async (request: APIRequestContext, to: string, kind = mailedLinks.signIn): Promise<string[]> =>
  (await mailsTo(request, to)).flatMap(({ text }) => kind.exec(text)?.[0] ?? []);

/**
 * The path of the newest link of this kind to this address that isn't in `seen`, so that it opens at any of the
 * product's URLs; waits until its email has arrived, whatever other emails arrive.
 */
export async function newestLink(
  request: APIRequestContext,
  to: string,
  seen = 0,
  kind = mailedLinks.signIn,
): Promise<string> {
  let links: string[] = [];
  await expect.poll(async () => (links = await linksTo(request, to, kind)).length).toBeGreaterThan(seen);
  return links[0]!;
}

/**
 * Requests a link in the visible sign-in form. Returns its path, once the browser has stored who asked: the email may
 * arrive before the page knows that it was sent.
 */
export async function askForLink(page: Page, email: string): Promise<string> {
  const { length: before } = await linksTo(page.request, email);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Please Check Your Email' })).toBeVisible();
  return newestLink(page.request, email, before);
}

/** Signs in the way the printed table says: email, Continue, the link in the mailbox. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/app/login');
  await page.goto(await askForLink(page, email));
  await expect(page.getByText('Login Successful')).toBeVisible();
}

/** Signs in without the form, for journeys about something else. Follows the link as the page does. */
export async function signInQuickly({ request }: Page, email: string): Promise<void> {
  const headers = { origin: origin() };
  const { length: before } = await linksTo(request, email);
  await request.post('/api/v1/auth/links', { data: { email }, headers });
  const token = new URL(await newestLink(request, email, before), origin()).searchParams.get('token');
  const answer = await request.post('/api/v1/auth/links/verify', { data: { token, email }, headers });
  expect(answer.status()).toBe(200);
}

/** Joins as a new creator from London, and is signed in. Returns their address. */
export async function joinAsCreator({ request }: Page, handle: string, name = handle): Promise<string> {
  const email = `${handle}@creator.test`;
  const headers = { origin: origin() };
  const person = { name, handle, city: 'london', email, dateOfBirth: '1996-04-30', termsVersion };
  expect((await request.post('/api/v1/join/influencer', { data: person, headers })).status()).toBe(200);
  const token = new URL(await newestLink(request, email), origin()).searchParams.get('token');
  const answer = await request.post('/api/v1/auth/links/verify', { data: { token, email }, headers });
  expect(answer.status()).toBe(200);
  return email;
}

type Asking = Readonly<{ request: APIRequestContext }>;

const setClock = async ({ request }: Asking, data: object): Promise<void> =>
  expect((await request.post('/sandbox/api/clock', { data })).status()).toBe(200);

/** Advances the whole product by an ISO 8601 duration. */
export const moveClock = (page: Asking, advance: string) => setClock(page, { advance });

/** Stops its clock at this moment. */
export const freeze = (page: Asking, at: number | Date) => setClock(page, { freeze: new Date(at).toISOString() });

/** Lets its clock run again, with the machine's time. */
export const resetClock = (page: Asking) => setClock(page, { reset: true });

/** Answers the question about allergies when choosing a time: as last, or that there are none. */
export const answerAllergies = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'No change' })
    .or(page.getByRole('checkbox', { name: 'None of these' }))
    .click();
