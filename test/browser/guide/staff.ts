import { expect, type Page } from '@playwright/test';
import { freeze, newestLink } from '../people.ts';
import { before, type Scene, unique } from './scene.ts';
import type { Walks } from './walker.ts';

const email = `rosa${unique}@larder-leads.test`;
const brand = `Quay House${unique}`;
const main = (page: Page) => page.getByRole('main');

/** The guide for staff, walked by a super user in the demo world's panel, with a brand created for it. */
export async function staff(scene: Scene): Promise<Walks> {
  const page = await scene.signedIn('staff@tastemaker.test');
  const brands = async () => {
    await page.goto('/app/admin/brand-manager');
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  };
  const openBrand = async () => {
    await brands();
    await page.getByRole('link', { name: 'Ember & Rye' }).click();
    await expect(page.getByRole('dialog', { name: /Ember & Rye/ })).toBeVisible();
  };

  return {
    "The morning's work": async (walk) => {
      await page.goto('/app/admin/influencer-manager');
      await walk.on(main(page)).see('Influencers');
      await walk.see('Needs you today', 'Collabs to decide', 'Collabs late');
      await expect(page.getByRole('link', { name: '@nadia.naps.outside' })).toBeVisible();
      await walk.on(page).picture('staff-morning.webp');
      await walk.press('Brands');
      await walk.on(main(page)).see('Payments to check', 'New leads', 'Next call');
      walk.on(page);
      await walk.press('Search everything');
      await page.getByRole('combobox', { name: 'Search everything' }).fill('ember');
      await page
        .getByRole('option', { name: /Ember & Rye/ })
        .first()
        .click();
      walk.on(page.getByRole('dialog', { name: /Ember & Rye/ }));
      await walk.press('Tasks');
      await walk.see('New note', 'Add note', 'Add a task');
      await walk.see('Timeline');
      await walk.picture('staff-record.webp');
    },

    'Bring a brand in': async (walk) => {
      await page.goto('/app/admin/influencer-manager');
      await walk.on(page).press('Brands');
      await walk.press('New brand');
      await expect(page.getByRole('heading', { name: 'New brand' })).toBeVisible();
      await walk.fill('Name', brand);
      await walk.pick('City', 'Bristol');
      await walk.pick('Category', 'Restaurants');
      await walk.fill('Contact name', 'Rosa Lind');
      await walk.fill('Email', email);
      await walk.press('Create brand', 'staff-new-brand.webp');
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
      await newestLink(page.request, email);
      await page.goto('/app/admin/influencer-manager');
      await walk.see('Influencers', 'Import influencers');
      await page.goto('/app/admin/brand-manager');
      await walk.see('Brands', 'Import brands');
      await page.goto('/app/admin/influencer-manager');
      await walk.see('Claims', 'Influencers');
    },

    'Move brands from stage to stage': async (walk) => {
      await brands();
      await walk.on(page).see('Brands');
      await walk.press('Board by sales stage');
      const column = page.getByRole('region', { name: /^Approved: / });
      await page.getByRole('button', { name: `Move ${brand} to…` }).click();
      await walk.press('Move to Approved');
      await expect(column).toContainText(brand);
      await walk.picture('staff-board.webp');
      await walk.press('Undo');
      await expect(column).not.toContainText(brand);
      await walk.see('Board by onboarding stage');
    },

    'Decide no-shows and appeals': async (walk) => {
      const collab = await aMissedVisit(scene);
      await page.goto('/app/admin/influencer-manager');
      await walk.on(page).press('Collabs');
      await walk.see('No-shows');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
      await walk.picture('staff-collabs.webp');
      await page.goto(`/app/admin/collab-explorer/${collab}`);
      await walk.see('What was said');
      await walk.press('Open the Collab');
      await walk.see('Act for a side', 'What to do', 'Why', 'Carry out this step');
      await page.getByLabel('What to do').selectOption({ label: 'The visit happened' });
      await page.getByLabel('Why').first().fill('The door says that they were let in.');
      await page.getByRole('button', { name: 'Carry out this step' }).click();
      await expect(page.getByText('Saved. Both sides can see your reason.')).toBeVisible();
      await page.goto('/app/admin/collab-explorer');
      await walk.press('Appeals against reviews');
      await expect(page.getByRole('heading', { name: 'Appeals against reviews', level: 1 })).toBeVisible();
    },

    'See what they see': async (walk) => {
      await openBrand();
      await walk.on(page).press('View as');
      await expect(page.getByRole('region', { name: 'Viewing as' })).toContainText('Ember & Rye');
      await expect(main(page).getByRole('region', { name: 'Your Collabs' })).toBeVisible();
      await walk.picture('staff-view-as.webp');
      await walk.press('Stop viewing');
      // The URL changes before the page: until then, everything below it is still the brand's.
      await expect(page.getByRole('button', { name: 'View as' })).toBeVisible();
      await expect(page).toHaveURL(/brand-manager/);
      await page.goto('/app/admin/brand-manager');
    },

    'Jobs that wait or have failed': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('See jobs and events');
      await walk.see('Failed');
      await walk.picture('staff-jobs.webp');
    },

    'Webhooks of brands and influencers': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('See webhooks');
      await walk.press('Failing');
    },

    'Add cities and categories': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.on(main(page)).see('Brand cities', 'Influencer cities', 'Categories');
      await walk.press('Add a category');
      await walk.fill('Name', `Crafts${unique}`);
      await walk.press('Add');
      await walk.press('Rename');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await walk.press('Withdraw');
      await walk.press('Bring back');
      await expect(page.getByRole('button', { name: `Withdraw Crafts${unique}` })).toBeVisible();
    },

    'Open and close features': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.see('Features');
      await walk.press('Change Chats');
      await walk.see('Why');
      await walk.picture('staff-features.webp');
      await page.keyboard.press('Escape');
      await openBrand();
      await walk.press('Billing');
    },
  };
}

/** A visit that the brand reports as a no-show, and the influencer says they attended. */
async function aMissedVisit(scene: Scene): Promise<string> {
  const brand = await scene.signedIn('professional@tastemaker.test');
  const guest = await scene.signedIn('influencer@tastemaker.test');
  const visitAt = before(scene.now.toISOString(), -24 * 60).toISOString();
  const id = await scene.booked(brand, guest, `Sauna at noon${unique}`, visitAt);
  await freeze(brand, before(visitAt, -60));
  await scene.post(brand, `/api/v1/collabs/${id}/claim-no-show`, { reason: 'We waited for an hour.' });
  await scene.post(guest, `/api/v1/collabs/${id}/contest-no-show`, { reason: 'I was there, at the other entrance.' });
  return id;
}
