import { expect } from '@playwright/test';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

test('R444: the buttons that change a preference are of one height', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/preferences');
  await expect(page.getByRole('button', { name: 'Change Chats' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Training' })).toBeVisible();
  const buttons = await page.getByRole('button', { name: /^Change / }).all();
  const heights = await Promise.all(buttons.map(async (button) => Math.round((await button.boundingBox())!.height)));
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size).toBe(1);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('R440: on phones the tabs of a brand begin where its words do', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
  await signInQuickly(page, 'staff@tastemaker.test');
  const [brand] = (await (await page.request.get('/api/v1/admin/brand-manager?range=[0,0]')).json()) as {
    id: string;
  }[];
  await page.goto(`/app/admin/brand-manager/${brand!.id}`);
  const tab = (await page.getByRole('tab', { name: 'Profile' }).boundingBox())!;
  const words = (await page.getByText('Activity in 30 days').boundingBox())!;
  expect(Math.abs(tab.x - words.x)).toBeLessThan(2);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('R440: pressing twice, as people do on a desktop, adds one task', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  const [brand] = (await (await page.request.get('/api/v1/admin/brand-manager?range=[0,0]')).json()) as {
    id: string;
  }[];
  await page.goto(`/app/admin/brand-manager/${brand!.id}`);
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await page.getByRole('button', { name: 'Add a task' }).click();
  const title = `Pressed twice ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Task' }).fill(title);
  await page.getByRole('button', { name: 'Add task', exact: true }).dblclick({ delay: 60 });
  await expect(page.getByText(title)).toBeVisible();
  const { tasks } = (await (await page.request.get(`/api/v1/admin/desk/brand/${brand!.id}`)).json()) as {
    tasks: { title: string }[];
  };
  expect(tasks.filter((task) => task.title === title)).toHaveLength(1);
  expect(faults).toEqual([]);
  await page.context().close();
});
