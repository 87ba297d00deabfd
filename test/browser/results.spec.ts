import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

test.use({ ownProduct: 'results: guests are counted' });

const phone = { viewport: { width: 390, height: 844 } };
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const target = 'https://1.1.1.1/book?table=2';
const numberIn = (text: string | null): number => Number(/\d+/.exec(text?.replaceAll(',', '') ?? '')?.[0]);

test('a Collab brings guests: its link, one tap at the door, and the figures', long, async ({ browser }) => {
  const windows = [await aWindow(browser, phone), await aWindow(browser, { ...phone, userAgent: safari })] as const;
  const [brand, follower] = [windows[0].page, windows[1].page];
  await signInQuickly(brand, 'professional@tastemaker.test');
  const recent = await (await brand.request.get('/api/v1/who-sent-you')).json();
  const { collabId, name } = (recent as { creators: { collabId: string; name: string }[] }).creators[0]!;
  const figure = (called: string) => brand.getByRole('listitem', { name: called, exact: true });
  const valueOf = async (called: string) => numberIn(await figure(called).locator('.tnum').first().textContent());

  const [url, clicked, named] = await test.step('the brand chooses where the link leads', async () => {
    await brand.goto(`/app/collabs/${collabId}`);
    const shared = brand.getByRole('region', { name: 'Link and code word' });
    await expect(shared.getByText(/^Say [A-Z]+\d* at the door$/)).toBeVisible();
    await expect(shared.getByRole('img', { name: /^QR code of / })).toBeVisible();
    await shared.getByRole('button', { name: /where it leads$/ }).click();
    await shared.getByRole('textbox', { name: 'Address' }).fill(target);
    await shared.getByRole('button', { name: 'Save address' }).click();
    await expect(shared.getByText(`The link leads to ${target}`, { exact: true })).toBeVisible();
    await expect(figure('Lift')).toBeVisible();
    expect(await axeFaults(brand)).toEqual([]);
    const link = await shared.getByText(/\/r\/\w+$/).innerText();
    return [link, await valueOf('Clicked'), await valueOf('Named')] as const;
  });

  await test.step('a follower opens it, and gets no cookie', async () => {
    const answer = await follower.request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([302, undefined]);
    const { origin, pathname, searchParams } = new URL(answer.headers()['location']!);
    expect(origin + pathname).toBe('https://1.1.1.1/book');
    expect(searchParams.get('table')).toBe('2');
    expect(searchParams.get('utm_source')).toBe('tastemaker');
  });

  await test.step('at the door, guests name the creator', async () => {
    await brand.goto('/app/brand/dashboard');
    await brand.getByRole('link', { name: 'Who sent you?' }).click();
    await brand.getByRole('list', { name: 'Creators' }).getByRole('button', { name }).first().click();
    const sheet = brand.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: 'One more' }).click();
    expect(await axeFaults(brand, { within: '[role=dialog]' })).toEqual([]);
    await sheet.getByRole('button', { name: 'Count 3 guests' }).click();
    await expect(brand.getByText(`3 guests from ${name} counted.`)).toBeVisible();
    expect(await axeFaults(brand)).toEqual([]);
  });

  await test.step('the Collab and the analytics show what came of it', async () => {
    await brand.goto(`/app/collabs/${collabId}`);
    await expect(figure('Named')).toContainText(`${named + 3} guests`);
    expect(await valueOf('Clicked')).toBe(clicked + 1);
    await brand.goto('/app/brand/analytics?period=90');
    const guests = brand.getByRole('region', { name: 'Guests', exact: true });
    await expect(guests.getByRole('listitem', { name: 'Named' })).toBeVisible();
    await expect(brand.getByRole('region', { name: 'Lift by Collab' }).first()).toBeVisible();
    expect(await axeFaults(brand)).toEqual([]);
  });
  expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { page } of windows) await page.context().close();
});
