import { expect, test } from '@playwright/test';
import { aWindow, signInQuickly } from './people.ts';

test('R440, R360: a morning’s work: today, a search, a task ticked off, a brand moved on, a view kept', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  const stamp = Date.now();

  // What needs one today stands above the list.
  await page.goto('/app/admin/brand-manager');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Needs you today');

  // A brand is found by the keyboard, from anywhere.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('northlight');
  await expect(page.getByRole('option').first()).toContainText('Northlight');
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog', { name: /Northlight/ });
  await expect(record).toBeVisible();

  // A note and a task; the task is done.
  await record.getByRole('tab', { name: 'Tasks' }).click();
  await record.getByRole('textbox', { name: 'New note' }).fill(`Wants a demo (${stamp}).`);
  await record.getByRole('button', { name: 'Write note' }).click();
  await expect(record.getByRole('list', { name: 'Notes' })).toContainText(`Wants a demo (${stamp}).`);
  await record.getByRole('button', { name: 'Add a task' }).click();
  await record.getByRole('textbox', { name: 'What is to be done' }).fill(`Call ${stamp}`);
  await record.getByRole('button', { name: 'Add task' }).click();
  await record.getByRole('checkbox', { name: `Done: Call ${stamp}` }).click();
  await expect(record.getByRole('button', { name: /Show what is done/ })).toBeVisible();
  await record.getByRole('tab', { name: 'Timeline' }).click();
  await expect(record.getByRole('list', { name: 'Timeline' })).toContainText('Task done');
  await record.getByRole('button', { name: 'Close' }).click();

  // The brand goes on by one step; a jump takes a reason; what was done is undone.
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
  await why.getByRole('button', { name: 'Move' }).click();
  await expect(column('Self Serving')).toContainText('Northlight');
  await toast('moved to Self Serving').getByRole('button', { name: 'Undo' }).click();
  await expect(column('Notifying')).toContainText('Northlight');
  await move('Approved');
  await why.getByRole('textbox', { name: 'Reason' }).fill('Back to where the demo has it.');
  await why.getByRole('button', { name: 'Move' }).click();
  await expect(column('Approved')).toContainText('Northlight');
  await expect(toast('moved to Approved')).toBeVisible(); // the server has answered: nothing shifts below the keys

  // By the keyboard alone: lift, one column to the right, drop.
  await page.getByRole('button', { name: 'Move Northlight Climbing Barn', exact: true }).focus();
  for (const [key, done] of [
    ['Space', 'You have lifted'],
    ['ArrowRight', 'You have moved'],
    ['Space', 'You have dropped'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(done)).toBeAttached();
  }
  await expect(column('Notifying')).toContainText('Northlight');

  // A view of the list is kept under a name, and taken up again.
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
  // The browser tells of each step that the server wanted a reason for.
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  await page.context().close();
});

test('R440: wherever staff are, Ctrl K finds everything, and a press does where there are no keys', async ({
  browser,
}) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  const button = page.getByRole('button', { name: 'Search everything' });
  for (const address of ['/app/influencer/browse', '/app/chats', '/app/admin/preferences']) {
    await page.goto(address);
    await expect(button).toBeVisible(); // listens from now on
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
});
