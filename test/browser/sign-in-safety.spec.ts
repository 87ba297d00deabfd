import { expect, type Page } from '@playwright/test';
import { askForLink, aWindow, cameTo } from './people.ts';
import { long, test } from './test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const toastOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);

/** Requests a link in this browser. Returns its path. */
async function openLogin(page: Page, address: string): Promise<string> {
  await page.goto('/app/login');
  return askForLink(page, address);
}

test(
  'R92: a scanner that opens the link in a browser of its own, scripts and all, does not use it up',
  long,
  async ({ page, browser }) => {
    const link = await openLogin(page, 'influencer@tastemaker.test');
    const { page: scanner } = await aWindow(browser);
    const sent: string[] = [];
    scanner.on(
      'request',
      (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
    );
    await scanner.goto(link, { waitUntil: 'networkidle' });
    await expect(scanner.getByRole('heading', { name: 'Please confirm your email' })).toBeVisible();
    await scanner.getByRole('button', { name: 'Confirm' }).click(); // some click whatever is there
    await email(scanner).fill('scanner@example.test');
    await scanner.getByRole('button', { name: 'Confirm' }).click();
    await expect(email(scanner)).toHaveValue('');
    expect(sent.filter((path) => path.endsWith('/links/verify'))).toHaveLength(1);
    expect((await scanner.context().cookies()).filter(({ name }) => name.includes('tastemaker'))).toEqual([]);
    await scanner.context().close();

    await page.goto(link);
    await expect(toastOf(page, 'Login Successful')).toBeVisible();
  },
);

test('R85: a used link shows the sign-in form, and says nothing', long, async ({ page, browser }) => {
  const link = await openLogin(page, 'influencer@tastemaker.test');
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/influencer\/browse$/);

  const { page: other } = await aWindow(browser);
  await other.goto('/app/login');
  await other.evaluate(`localStorage.setItem('emailForSignIn', 'influencer@tastemaker.test')`);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  await expect(other.getByRole('status')).toHaveCount(0);
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.context().close();
});

test('R84, R86: a link that could not be sent leaves the form as it is, and says nothing', async ({ page }) => {
  await page.route('**/api/v1/auth/links', (route) => route.abort());
  await page.goto('/app/login');
  await email(page).fill('influencer@tastemaker.test');
  const failed = page.waitForEvent('requestfailed');
  await press(page, 'Continue');
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  await expect(email(page)).toHaveValue('influencer@tastemaker.test');
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(await stored(page, 'emailForSignIn')).toBeNull();
});

test('R109–R114: every failed sign-in by password has its words, word for word', long, async ({ page }) => {
  const support = 'support@tastemaker.test';
  const own = [
    [
      'brand@tastemaker.test',
      "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
    ],
    [
      'nobody@tastemaker.test',
      "No account found with this email. Please check your email or sign up if you're a new user.",
    ],
    ['brand@tastemaker.1', 'The email address entered is not valid. Please check and try again.'],
  ] as const;
  // Responses that would need a thousand attempts, a colleague who disables an account, or a fault of ours are faked.
  const told = [
    ['too-many-requests', 429, 'Too many failed attempts. Please try again later or reset your password.'],
    ['user-disabled', 401, `This account has been disabled. Please contact support at ${support}.`],
    ['sign-in-failed', 401, `Login Failed! Please check your password or contact ${support}.`],
    ['failed', 503, `Login Failed! Please check your password or contact ${support}.`],
  ] as const;
  const tryAs = async (address: string, words: string) => {
    await page.goto('/app/login');
    await page.getByRole('link', { name: 'Sign in with a password instead' }).click();
    await email(page).fill(address);
    await page.getByLabel('Password', { exact: true }).fill('abcd');
    await press(page, 'Login Now');
    await expect(toastOf(page, words)).toBeVisible();
  };
  for (const [address, words] of own) await tryAs(address, words);
  for (const [slug, status, words] of told) {
    await page.route('**/api/v1/auth/password', (route) =>
      route.fulfill({ status, json: { code: `identity/${slug}`, status, detail: 'Told by the wire.' } }),
    );
    await tryAs('brand@tastemaker.test', words);
    await page.unroute('**/api/v1/auth/password');
  }
});

test('R10: an outside provider is beside the email form if there is one, and leads there', async ({ page }) => {
  await page.goto('/app/login');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);

  await page.route('**/api/v1/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), outsideSignIn: 'Acme' } });
  });
  const provider = 'https://id.acme.example/authorize?state=1';
  await page.route('**/api/v1/auth/outside', (route) => route.fulfill({ json: { address: provider } }));
  await page.route('https://id.acme.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Acme</h1>' }),
  );
  await page.goto('/app/login?outside=email-not-verified');
  await expect(page.getByRole('alert')).toContainText('Acme hasn’t verified your email address.');
  await press(page, 'Continue with Acme');
  await cameTo(page, provider);
});
