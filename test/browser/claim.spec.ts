import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, newestLink, newestMail, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

type Found = { id: string; name: string; handle: string };

/** Someone in the demo world whose profile is never claimed. */
async function unclaimed({ request }: Page, at: number): Promise<Found> {
  const answer = await request.get('/api/v1/admin/influencer-manager?filter={"claimed":false}&range=[0,9]');
  return ((await answer.json()) as Found[])[at]!;
}

for (const [at, width] of [1440, 390].entries()) {
  test(`at ${width}, a creator shows that an imported profile is theirs, and edits it`, long, async ({ browser }) => {
    const [staff, creator] = [await aWindow(browser), await aWindow(browser, { viewport: { width, height: 900 } })];
    const email = `claim-${width}-${Date.now()}@creator.test`;
    await signInQuickly(staff.page, 'staff@tastemaker.test');
    const person = await unclaimed(staff.page, at);
    const { page } = creator;

    await page.goto('/app/influencer');
    await page.getByLabel('Your name').fill(person.name);
    await page.getByLabel('Handle').fill(person.handle);
    await page.getByLabel('City').selectOption({ label: 'London' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Date of birth').fill('1996-04-30');
    await page.getByRole('button', { name: 'Join' }).click();
    const claim = page.getByRole('group', { name: 'Claim your profile' });
    await expect(claim).toContainText(`Is @${person.handle} you?`);
    await claim.getByRole('button', { name: 'Claim this profile' }).click();
    await expect(page.getByRole('heading', { name: 'Please Check Your Email' })).toBeVisible();
    await page.goto(await newestLink(page.request, email));
    const open = page.getByRole('article', { name: `Claim of @${person.handle}` });
    await expect(open).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const code = await open.getByRole('code').innerText();

    await staff.page.goto(`/app/admin/influencer-manager/${person.id}/show`);
    const claims = staff.page.getByRole('region', { name: 'Claims' });
    await expect(claims).toContainText(code);
    await claims.getByRole('button', { name: 'Confirm claim' }).click();
    const dialog = staff.page.getByRole('dialog');
    await expect(dialog).toContainText(`will manage @${person.handle} from now on`);
    expect(await axeFaults(staff.page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button').last().click();
    await expect(claims.getByText(': confirmed', { exact: false })).toBeVisible();

    await expect.poll(async () => (await newestMail(page.request, email)).text).toContain(`@${person.handle}`);
    await page.goto('/app/influencer/profile-editor?section=basics');
    await expect(page.getByRole('textbox', { name: 'Handle' })).toHaveValue(person.handle);
    for (const { page: each } of [staff, creator]) await each.context().close();
    expect([...staff.faults, ...creator.faults]).toEqual([]);
  });
}
