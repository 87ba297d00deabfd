import { expect, type Page } from '@playwright/test';
import { aWindow, cameTo, type Mail, newestLink, newestMail } from './people.ts';
import { long, test } from './test.ts';

const unique = Date.now().toString(36);
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const doors = [
  ['R12', '/', 'Good places, good creators, one ticket.'],
  ['R13', '/schedule-call', 'Schedule a call'],
  ['R14', '/app/login', 'Sign in to your account'],
  ['R15, R33', '/app/quick-login?token=one-of-a-mail', 'Please confirm your email'],
  ['R18, R35', '/app/influencer', 'Join as a creator'],
  ['R19, R36', '/app/influencer/schedule', 'Schedule a call'],
  ['R21, R38', '/i?ref=ember-rye', 'You’re invited'],
  ['R22', '/app/password-reset', 'Reset your password'],
  ['R23, R31', '/join', 'Join as a brand'],
] as const;

for (const [line, address, name] of doors) {
  test(`${line}: ${address} shows itself to a visitor`, long, async ({ page }) => {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
    expect(page.url()).toContain(address);
  });
}

for (const [line, plan, tier, price] of [
  ['R24', 'Basic', 'basic', '£0'],
  ['R25', 'Starter', 'starter', '£99'],
  ['R26', 'Professional', 'professional', '£249'],
  ['R27', 'Premium', 'premium', '£499'],
] as const) {
  test(`${line}, R445: the price of ${plan} on the front page leads to joining with it`, long, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: `Join with ${plan}` }).click();
    await expect(page).toHaveURL(new RegExp(`/join\\?tier=${tier}$`));
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(price);
  });
}

test('text twice as large makes no page before the door wider than a phone', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [, address, name] of doors) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect([address, await page.evaluate(tooWide)]).toEqual([address, 0]);
  }
});

test('R447: a brand joins with a plan, and the mailed link opens its dashboard', async ({ page }) => {
  const email = `rosa-${unique}@saltmarsh.test`;
  await page.goto('/join?tier=starter');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Please enter the name of your brand (up to 100 characters).')).toBeVisible();

  await page.getByLabel('Brand name').fill(`Saltmarsh ${unique}`);
  await page.getByLabel('City').selectOption({ label: 'Bristol' });
  await page.getByLabel('Category').selectOption({ label: 'Restaurants' });
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(title(page, 'Please Check Your Email')).toBeVisible();

  await page.goto(await newestLink(page.request, email));
  await expect(page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);
  await page.getByRole('dialog', { name: 'Choose your plan' }).getByRole('button', { name: 'Close' }).click();
  await expect(title(page, new RegExp(`Saltmarsh ${unique}`))).toBeVisible();
});

test('R35, R335: a creator under 18 sees why they can’t join, one of age joins, and the emailed link opens the feed', async ({
  page,
}) => {
  const email = `amara-${unique}@creator.test`;
  const thisYear = new Date().getUTCFullYear();
  await page.goto('/app/influencer');
  await page.getByLabel('Your name').fill('Amara Osei');
  await page.getByLabel('Handle').fill(`amara.${unique}`);
  await page.getByLabel('City').selectOption({ label: 'London' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Date of birth').fill(`${thisYear - 17}-01-01`);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText(/18/).and(page.locator('[id$=helper-text]'))).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Date of birth').fill(`${thisYear - 28}-04-30`);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(title(page, 'Please Check Your Email')).toBeVisible();
  await page.goto(await newestLink(page.request, email));
  await cameTo(page, /\/app\/influencer\/browse$/);
});

/** The call's page from the newest email. */
const callIn = (text: string) => /\/schedule-call\?token=[\w-]+/.exec(text)![0];

/** An email's calendar invitation, unfolded. */
const calendarIn = ({ attachments }: Mail) => {
  expect(attachments.map(({ filename }) => filename)).toEqual(['call.ics']);
  return Buffer.from(attachments[0]!.content, 'base64')
    .toString()
    .replace(/\r?\n /g, '');
};

const lastDayOf = (page: Page) => page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').last();

const timesOf = (page: Page) => page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio');

/** Chooses this free time on the displayed day, and returns it. */
async function chooseTime(page: Page, number: number): Promise<string> {
  const chip = timesOf(page).nth(number);
  await chip.click();
  return (await chip.innerText()).trim();
}

test(
  'R446: a call is booked, emailed, moved and cancelled, and its time is nobody else’s until then',
  long,
  async ({ browser }) => {
    const email = `call-${unique}@saltmarsh.test`;
    const { page, faults } = await aWindow(browser);
    await page.goto('/schedule-call');
    await lastDayOf(page).click();
    const time = await chooseTime(page, 0);
    await page.getByLabel('Your name').fill('Rosa Lind');
    await page.getByLabel('Company').fill('Saltmarsh Kitchen');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Book the call' }).click();
    await expect(title(page, 'Your call is booked')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(time);

    const { page: other } = await aWindow(browser);
    await other.goto('/schedule-call');
    await lastDayOf(other).click();
    await expect(timesOf(other).first()).toBeVisible();
    await expect(timesOf(other).filter({ hasText: time })).toHaveCount(0);

    const mail = await newestMail(page.request, email);
    expect(mail.text).toContain(time);
    expect(calendarIn(mail)).toMatch(/METHOD:REQUEST[^]*SUMMARY:Tastemaker and Saltmarsh Kitchen/);
    await page.goto(callIn(mail.text));
    await expect(title(page, 'Your call')).toBeVisible();
    await page.getByRole('button', { name: 'Move' }).click();
    await lastDayOf(page).click();
    const next = await chooseTime(page, 1);
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(next);
    const news = await newestMail(page.request, email, 1);
    expect(calendarIn(news)).toMatch(/METHOD:REQUEST[^]*SEQUENCE:[1-9]/);
    expect([news.subject, callIn(news.text)]).toEqual(['Your call with Tastemaker has a new time', callIn(mail.text)]);

    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    const last = await newestMail(page.request, email, 2);
    expect(last.subject).toBe('Your call with Tastemaker is cancelled');
    expect(calendarIn(last)).toContain('METHOD:CANCEL');

    await other.reload();
    await lastDayOf(other).click();
    await expect(timesOf(other).filter({ hasText: time })).toHaveCount(1);
    expect(faults).toEqual([]);
    await Promise.all([page.context().close(), other.context().close()]);
  },
);
