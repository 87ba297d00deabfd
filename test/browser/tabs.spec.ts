import { expect, type Page } from '@playwright/test';
import { aWindow, cameToSignIn, newestLink, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test('what is typed into an offer survives a reload, can be discarded, and is gone after signing out', async ({
  browser,
}) => {
  const { page, faults } = await aWindow(browser, { viewport: { width: 1440, height: 900 } });
  const [title, note] = [page.getByLabel('Title'), page.getByText('We kept what you typed.')];
  await signInQuickly(page, 'premium@tastemaker.test');
  await page.goto('/app/brand/offers/new');
  await title.fill('Oysters at the bar');
  await page.getByLabel('Brief').fill('Show the counter.');
  await page.reload();
  await expect(title).toHaveValue('Oysters at the bar');
  await expect(page.getByLabel('Brief')).toHaveValue('Show the counter.');
  await expect(note).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('');
  await expect(note).toBeHidden();

  await title.fill('Oysters by the sea');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await cameToSignIn(page);
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('draft:'))`)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

const desk = { viewport: { width: 1440, height: 900 } };
const invitation = /\/app\/quick-login\?invitation=[\w-]+/;

/** The owner of another brand makes this person a member. Returns how to undo that. */
async function invited(owner: Page, person: Page, email: string): Promise<() => Promise<void>> {
  const headers = { origin: origin() };
  const post = async ({ request }: Page, path: string, data: object = {}) => {
    const answer = await request.post(`/api/v1/${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  await post(owner, 'team/invitations', { email, role: 'member' });
  const link = await newestLink(person.request, email, 0, invitation);
  await post(person, 'invitations/accept', { token: link.split('=')[1], email });
  const { members } = await (await owner.request.get('/api/v1/team')).json();
  const { userId } = members.find((member: { email: string }) => member.email === email);
  return () => post(owner, `team/members/${userId}/remove`);
}

test(
  'two brands and a creator profile work side by side in three tabs, until a right is withdrawn',
  long,
  async ({ browser }) => {
    const [{ page: owner }, { page: person, faults }] = [await aWindow(browser, desk), await aWindow(browser, desk)];
    await signInQuickly(owner, 'premium@tastemaker.test');
    await signInQuickly(person, 'both@tastemaker.test');
    const remove = await invited(owner, person, 'both@tastemaker.test');
    const { linked_profiles_found: linked } = await (
      await person.request.post('/api/v1/functions/getSessionAndUserProfile', { headers: { origin: origin() } })
    ).json();
    type Linked = { uid: string; type: string; profile: { name: string; handle: string | null } };
    const [own, other] = (linked as Linked[]).filter(({ type }) => type === 'brand');
    const creator = (linked as Linked[]).find(({ type }) => type === 'influencer')!;

    const open = async (address: string) => {
      const tab = await person.context().newPage();
      await tab.goto(address);
      return tab;
    };
    const shows = (tab: Page, { type, profile }: Linked) => {
      const name = type === 'brand' ? profile.name : `@${profile.handle}`;
      return expect(tab.getByRole('button', { name: new RegExp(`${name}.*${type} Profile`) })).toBeVisible();
    };
    const tabs = [
      [await open(`/app/brand/dashboard?uid=${own!.uid}`), own!],
      [await open(`/app/brand/preferences?uid=${other!.uid}`), other!],
      [await open(`/app/influencer/browse?uid=${creator.uid}`), creator],
    ] as const;
    for (const [tab, profile] of tabs) await shows(tab, profile);
    for (const [tab] of tabs) await tab.goto('/app/chats');
    for (const [tab, profile] of tabs) await shows(tab, profile);

    await remove();
    const [, [withdrawn]] = tabs;
    await withdrawn.goto(`/app/brand/offers?uid=${other!.uid}`);
    await expect(
      withdrawn.getByRole('heading', { name: `You can no longer act for ${other!.profile.name}` }),
    ).toBeVisible();
    await withdrawn
      .getByRole('region', { name: 'Your accounts' })
      .getByRole('button', { name: own!.profile.name })
      .click();
    await shows(withdrawn, own!);
    await tabs[2][0].reload();
    await shows(tabs[2][0], creator);
    expect(faults).toEqual([]);
    for (const page of [owner, person]) await page.context().close();
  },
);
