import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, newestLink, newestMail, signInQuickly, type Watched } from './people.ts';
import { long, origin, test } from './test.ts';

const manager = '/app/admin/influencer-manager';
const inTable = encodeURIComponent(JSON.stringify({ q: 'creator.10' }));

type Person = { id: string; name: string; handle: string; city: string };

/** Someone who joins, and follows the link that we email them. Returns their address. */
async function joined({ page }: Watched, person: Omit<Person, 'id'>): Promise<string> {
  const email = `${person.handle}@creator.test`;
  const headers = { origin: origin() };
  const data = { ...person, email, dateOfBirth: '1996-04-30' };
  expect((await page.request.post('/api/v1/join/influencer', { data, headers })).status()).toBe(200);
  const token = (await newestLink(page.request, email)).split('token=')[1];
  const answer = await page.request.post('/api/v1/auth/links/verify', { data: { token, email }, headers });
  expect(answer.status()).toBe(200);
  return email;
}

/** Steps through the queue until it is this one’s turn: the longest wait comes first. */
async function turnOf(page: Page, handle: string): Promise<Locator> {
  const card = page.getByRole('article', { name: `@${handle}` });
  const place = page.getByRole('region', { name: 'Review' }).getByRole('status');
  await expect(place).toBeVisible();
  while (!(await card.isVisible())) {
    const shown = await place.innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(place).not.toHaveText(shown);
  }
  return card;
}

test(
  'R440: staff review who is new: one is approved, undone and approved again, the other sent back with a reason',
  long,
  async ({ browser }) => {
    const [staff, one, other] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
    const { page } = staff;
    const stamp = Date.now().toString(36);
    const [good, wanting] = [`ana.${stamp}`, `bo.${stamp}`];
    await joined(one, { name: 'Ana', handle: good, city: 'london' });
    const email = await joined(other, { name: 'Bo', handle: wanting, city: 'london' });
    await signInQuickly(page, 'staff@tastemaker.test');
    await expect
      .poll(async () => (await page.request.get('/api/v1/admin/influencer-reviews')).text())
      .toContain(`"${wanting}"`);

    await page.goto(`${manager}#reviews`);
    await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true');
    await turnOf(page, good);
    const place = page.getByRole('region', { name: 'Review' }).getByRole('status');
    const waiting = Number((await place.innerText()).split(' of ')[1]); // nothing is pending: the card is there
    expect(await axeFaults(page, { within: '[role=region][aria-label=Review]' })).toEqual([]);
    await page.getByRole('button', { name: 'Approve' }).click();
    const toast = (text: string) =>
      page.getByRole('region', { name: 'Messages' }).locator('> *').filter({ hasText: text });
    await toast(`@${good} is approved`).getByRole('button', { name: 'Undo' }).click();
    const card = page.getByRole('article', { name: `@${good}` });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled(); // until then the key does nothing either
    await page.getByRole('region', { name: 'Review' }).focus();
    await page.keyboard.press('a');
    await expect(place).toHaveText(new RegExp(` of ${waiting - 1}$`));
    await expect(card).toBeHidden();

    await turnOf(page, wanting);
    await page.getByRole('button', { name: 'Send back' }).click();
    const dialog = page.getByRole('dialog', { name: `Send @${wanting} back` });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await dialog.getByLabel('What needs to change').fill('The picture shows someone else.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(`@${wanting} is sent back`)).toBeVisible();
    await expect(page.getByRole('article', { name: `@${wanting}` })).toBeHidden();
    await expect
      .poll(async () => (await page.request.get('/api/v1/admin/influencer-reviews')).text())
      .not.toMatch(new RegExp(`"(${good}|${wanting})"`));
    await expect
      .poll(async () => (await newestMail(page.request, email)).text)
      .toContain('The picture shows someone else.');
    expect([...staff.faults, ...one.faults, ...other.faults]).toEqual([]);
    for (const each of [staff, one, other]) await each.page.context().close();
  },
);

test('R440: duplicates are found, merged into the profile that stays, and parted again', long, async ({ browser }) => {
  const [staff, creator] = [await aWindow(browser), await aWindow(browser)];
  const { page } = staff;
  await signInQuickly(page, 'staff@tastemaker.test');
  const unclaimed = `/api/v1/admin/influencer-manager?filter={"claimed":false,"source":"staff"}&range=[0,99]`;
  const known = (await (await page.request.get(unclaimed)).json()) as Person[];
  const twin = known.at(-1 - test.info().repeatEachIndex)!; // the first of them are claimed in other journeys
  const handle = `twin.${Date.now().toString(36)}`;
  await joined(creator, { name: twin.name, handle, city: twin.city });

  await page.goto(`${manager}#duplicates`);
  await page.getByRole('button', { name: 'Search again' }).click();
  const [mine, theirs] = [handle, twin.handle].map((each) => `@${each.replaceAll('.', '\\.')}`);
  const pair = page.getByRole('article', { name: new RegExp(`^(${mine} and ${theirs}|${theirs} and ${mine})$`) });
  await expect(pair).toContainText('The same name in the same city');
  await expect(pair).toContainText(`@${handle} can’t be merged: someone manages it.`);
  await expect(pair.getByRole('button', { name: `Keep @${twin.handle}` })).toBeDisabled();
  expect(await axeFaults(page, { within: 'main' })).toEqual([]);
  await pair.getByRole('button', { name: `Keep @${handle}` }).click();

  const merges = page.getByRole('region', { name: 'Merged in the last 30 days' });
  await expect(
    merges.getByRole('listitem').filter({ hasText: `@${twin.handle} was merged into @${handle}` }),
  ).toBeVisible();
  await expect(pair).toBeHidden();
  await page.goto(`${manager}?filter=${encodeURIComponent(JSON.stringify({ q: twin.handle }))}`);
  await expect(page.getByText('No influencers match these filters')).toBeVisible();

  await page.goto(`${manager}#duplicates`);
  await merges.getByRole('button', { name: `Undo the merge of @${twin.handle}` }).click();
  await expect(pair).toBeVisible();
  await expect(merges.getByText(`@${twin.handle} was merged into`)).toBeHidden();
  await pair.getByRole('button', { name: 'Mark as two people' }).click();
  await expect(pair).toBeHidden();
  await page.goto(`${manager}?filter=${encodeURIComponent(JSON.stringify({ q: twin.handle }))}`);
  await expect(page.getByRole('link', { name: `@${twin.handle}`, exact: true })).toBeVisible();
  expect([...staff.faults, ...creator.faults]).toEqual([]);
  for (const each of [staff, creator]) await each.page.context().close();
});

test(
  'R440: staff import a table of a thousand influencers with the faults of real ones, after a look at what would be',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    await page.goto(manager);
    await page.getByRole('link', { name: 'Import influencers' }).click();
    await expect(page.getByRole('heading', { name: 'Import influencers', level: 1 })).toBeVisible();
    const folder = await mkdtemp(path.join(tmpdir(), 'people-'));
    const file = path.join(folder, 'people.csv');
    await promisify(execFile)(process.execPath, ['test/scale/make-influencers-csv.mjs', '1000', file]);
    await page.locator('input[type=file]').setInputFiles(file);
    const outcome = page.getByRole('main').getByRole('status');
    await expect(outcome).toContainText(/9\d\d profiles will be created/);
    await expect(page.getByRole('combobox', { name: /Handle/ })).toHaveText('Instagram name');
    await expect(page.getByRole('list', { name: 'Unchanged rows' })).toContainText('rows');
    expect(await axeFaults(page, { within: 'main' })).toEqual([]);
    const before = await page.request.get(`/api/v1/admin/influencer-manager?filter=${inTable}`);
    expect(await before.json()).toEqual([]);

    await page.getByRole('button', { name: /^Import these 9\d\d rows$/ }).click();
    await expect(outcome).toContainText(/9\d\d profiles created/);
    await page.getByRole('main').getByRole('link', { name: 'Influencers' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('creator.10');
    await expect(page.getByRole('link', { name: '@creator.10', exact: true })).toBeVisible();
    expect(faults).toEqual([]);
    await page.context().close();
    await rm(folder, { recursive: true }); // not before: the page reads the file when it gets to it
  },
);
