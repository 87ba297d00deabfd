import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, newestLink, newestMail, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test(
  'R440, R360: a morning’s work: today, a search, a task ticked off, a brand moved on, a view kept',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    const stamp = Date.now();

    // The day's work is above the list.
    await page.goto('/app/admin/brand-manager');
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('Needs you today');

    // Finds a brand by keyboard, from anywhere.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('northlight');
    await expect(page.getByRole('option').first()).toContainText('Northlight');
    await page.keyboard.press('Enter');
    const record = page.getByRole('dialog', { name: /Northlight/ });
    await expect(record).toBeVisible();

    // A note and a task; the task is done.
    await record.getByRole('tab', { name: 'Tasks' }).click();
    await record.getByRole('textbox', { name: 'New note' }).fill(`Wants a demo (${stamp}).`);
    await record.getByRole('button', { name: 'Add note' }).click();
    await expect(record.getByRole('list', { name: 'Notes' })).toContainText(`Wants a demo (${stamp}).`);
    await record.getByRole('button', { name: 'Add a task' }).click();
    await record.getByRole('textbox', { name: 'Task' }).fill(`Call ${stamp}`);
    await record.getByRole('button', { name: 'Add task' }).click();
    await record.getByRole('checkbox', { name: `Done: Call ${stamp}` }).click();
    await expect(record.getByRole('button', { name: /Show done/ })).toBeVisible();
    await record.getByRole('tab', { name: 'Timeline' }).click();
    await expect(record.getByRole('list', { name: 'Timeline' })).toContainText('Task done');
    await record.getByRole('button', { name: 'Close' }).click();

    // Moves the brand by one step; a jump needs a reason; undoes the move.
    await page.getByRole('button', { name: 'Board by sales stage' }).click();
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) });
    const toast = (text: string) =>
      page.getByRole('region', { name: 'Messages' }).locator('> *').filter({ hasText: text });
    const move = async (to: string) => {
      await page.getByRole('button', { name: 'Move Northlight Climbing Barn to…' }).click();
      await page.getByRole('menuitem', { name: `Move to ${to}` }).click();
    };
    await move('Notifying');
    await expect(column('Notifying')).toContainText('Northlight');
    await move('Self Serving');
    const why = page.getByRole('dialog', { name: /Move Northlight/ });
    await why.getByRole('textbox', { name: 'Reason' }).fill('They pay by invoice.');
    await why.getByRole('button', { name: 'Confirm' }).click();
    await expect(column('Self Serving')).toContainText('Northlight');
    await toast('moved to Self Serving').getByRole('button', { name: 'Undo' }).click();
    await expect(column('Notifying')).toContainText('Northlight');
    await move('Approved');
    await why.getByRole('textbox', { name: 'Reason' }).fill('Back to where the demo has it.');
    await why.getByRole('button', { name: 'Confirm' }).click();
    await expect(column('Approved')).toContainText('Northlight');
    await expect(toast('moved to Approved')).toBeVisible(); // nothing shifts any more

    // By keyboard alone: lift, one column to the right, drop.
    await page.getByRole('button', { name: 'Move Northlight Climbing Barn', exact: true }).focus();
    for (const [key, done] of [
      ['Space', 'Northlight Climbing Barn lifted from Approved.'],
      ['ArrowRight', 'Northlight Climbing Barn is over Notifying.'],
      ['Space', 'Northlight Climbing Barn dropped on Notifying.'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(done)).toBeAttached();
    }
    await expect(column('Notifying')).toContainText('Northlight');

    // Saves a view of the list under a name, and applies it.
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.goto('/app/admin/brand-manager?filter=%7B%22salesStage%22%3A2%7D');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Save this view as' }).fill(`Approved ${stamp}`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: `Approved ${stamp}`, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: `Approved ${stamp}`, exact: true }).click();
    await expect(page).toHaveURL(/salesStage/);
    // The browser logs each 4xx response for which the server required a reason.
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await page.context().close();
  },
);

test(
  'R440, R446: a lead of the morning is taken on, a call with them is booked, moved and cancelled, and a feature unlocked',
  long,
  async ({ browser }) => {
    const [staff, lead] = [await aWindow(browser), await aWindow(browser)];
    const { page } = staff;
    const stamp = Date.now();
    const [brand, email] = [`Lantern ${stamp}`, `lena-${stamp}@lantern.test`];
    const joining = {
      tier: 'basic',
      brandName: brand,
      city: 'london',
      category: 'restaurants',
      name: 'Lena Lund',
      email,
    };
    const joined = await lead.page.request.post('/api/v1/join/brand', { data: joining, headers: { origin: origin() } });
    expect(joined.status()).toBe(200);
    const token = (await newestLink(lead.page.request, email)).split('token=')[1];
    const verified = { data: { token, email }, headers: { origin: origin() } };
    expect((await lead.page.request.post('/api/v1/auth/links/verify', verified)).status()).toBe(200);
    await signInQuickly(page, 'staff@tastemaker.test');

    // The last to join is first. They get an account manager.
    await page.goto('/app/admin/brand-manager');
    const opened = async () => {
      await page.getByRole('link', { name: brand }).click();
      await expect(record).toBeVisible();
    };
    const record = page.getByRole('dialog', { name: new RegExp(brand) });
    await opened();
    await record.getByRole('combobox', { name: 'Account manager' }).click();
    await page.getByRole('option', { name: 'Sam' }).click();
    await record.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    // A call: a time that someone else takes is named, and another is booked.
    await opened();
    await record.getByRole('tab', { name: 'People' }).click();
    await expect(record.getByRole('form', { name: 'Create a key' })).toBeVisible(); // until it has loaded, everything below it moves
    const part = record.getByRole('region', { name: 'Calls' });
    await part.getByRole('button', { name: 'Book a call' }).click();
    const form = part.getByRole('form', { name: 'Book a call' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena Lund');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await form.getByRole('button', { name: 'Book the call' }).click();
    await expect(form.getByText('Please choose a time.')).toBeVisible();
    const days = form.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
    const times = form.getByRole('radiogroup', { name: 'Time' }).getByRole('radio');
    await days.last().click();
    await times.first().click();
    expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
    const { slots } = (await (await page.request.get('/api/v1/calls/slots')).json()) as { slots: string[] };
    const day = slots.at(-1)!.slice(0, 10);
    const taken = slots.find((slot) => slot.startsWith(day))!;
    const visitor = { kind: 'brand', name: 'Quick One', company: 'Quick', email: `quick-${stamp}@quick.test` };
    await lead.page.request.post('/api/v1/calls', {
      data: { ...visitor, startsAt: taken },
      headers: { origin: origin() },
    });
    await form.getByRole('button', { name: 'Book the call' }).click();
    await expect(form.getByText('Someone else has just booked this time. Please choose another.')).toBeVisible();
    await expect(times.and(page.getByRole('radio', { checked: true }))).toHaveCount(0);
    await times.first().click();
    await form.getByRole('button', { name: 'Book the call' }).click();
    await expect(page.getByText(/^Call booked for /)).toBeVisible();
    const calls = part.getByRole('list', { name: 'Calls' }).getByRole('listitem');
    await expect(calls).toHaveCount(1);
    await expect(calls).toContainText('Lena Lund');
    const invitation = await newestMail(page.request, email, 1);
    expect(invitation).toMatchObject({ subject: 'Your call with Tastemaker', attachments: [{ filename: 'call.ics' }] });

    // Moves it, and cancels it; the timeline shows who did it.
    await calls.getByRole('button', { name: /^Move the call with Lena Lund/ }).click();
    await calls.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').last().click();
    await calls.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByText(/^The call has been moved to /)).toBeVisible();
    expect((await newestMail(page.request, email, 2)).subject).toBe('Your call with Tastemaker has a new time');
    await calls.getByRole('button', { name: /^Cancel the call with Lena Lund/ }).click();
    await page.getByRole('dialog', { name: 'Cancel this call?' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Call cancelled.')).toBeVisible();
    await expect(calls).toHaveCount(0);
    await record.getByRole('tab', { name: 'Timeline' }).click();
    const timeline = record.getByRole('list', { name: 'Timeline' });
    for (const what of ['Call booked', 'Call moved', 'Call cancelled'])
      await expect(timeline.getByRole('listitem').filter({ hasText: what })).toContainText('Sam Rivers');

    // Unlocks a feature that their plan doesn't include, and they find it open at once.
    await lead.page.goto('/app/brand/influencer-browser');
    const sort = lead.page.getByLabel('Sort by');
    await expect(sort).toContainText('(Starter and above)');
    await record.getByRole('tab', { name: 'Billing' }).click();
    await record.getByRole('button', { name: 'Change AI targeting' }).click();
    const grant = page.getByRole('dialog', { name: 'AI targeting' });
    await grant.getByRole('textbox', { name: 'Why' }).fill('They try it before they choose a plan.');
    await grant.getByRole('button', { name: 'Grant' }).click();
    await expect(record.getByRole('list', { name: 'Features' })).toContainText('Open, granted by staff');
    await expect(sort).not.toContainText('(Starter and above)');
    expect([...staff.faults, ...lead.faults]).toEqual([]);
    for (const each of [staff, lead]) await each.page.context().close();
  },
);

test(
  'R440: wherever staff are, Ctrl K finds everything, and a press does where there are no keys',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    const button = page.getByRole('button', { name: 'Search everything' });
    for (const address of ['/app/influencer/browse', '/app/chats', '/app/admin/preferences']) {
      await page.goto(address);
      await expect(button).toBeVisible(); // starts listening
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/influencer/browse');
    await button.click();
    await box.fill('northlight');
    await expect(page.getByRole('option').first()).toContainText('Northlight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Northlight/ })).toBeVisible();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
