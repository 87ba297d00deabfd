import { expect, type Page } from '@playwright/test';
import { freeze } from '../people.ts';
import { before, describePiece, followMail, inTheMiddle, read, type Scene, unique } from './scene.ts';
import type { Walks } from './walker.ts';

const email = `rosa${unique}@copper-larder.test`;
const title = 'Supper at the counter';
const main = (page: Page) => page.getByRole('main');
const offers = (page: Page) => read<{ items: { id: string; slots: Slot[] }[] }>(page, '/api/v1/offers?limit=1');
type Slot = { id: string; startsAt: string };

/** The guide for brands, walked by a new brand; Maya from the demo world is its guest. */
export async function brands(scene: Scene): Promise<Walks> {
  const page = await scene.window();
  const guest = await scene.signedIn('influencer@tastemaker.test');
  let collab = '';

  const dashboard = () => page.goto('/app/brand/dashboard');

  return {
    Join: async (walk) => {
      walk.on(page);
      await page.goto('/');
      await walk.press('Join as a brand');
      await page.getByRole('radio', { name: 'Professional' }).click();
      await walk.fill('Brand name', 'The Copper Larder');
      await walk.choose('City', 'Bristol');
      await walk.see('My town isn’t listed');
      await walk.choose('Category', 'Restaurants');
      await walk.fill('Your name', 'Rosa Lind');
      await walk.fill('Email', email);
      await walk.press('Join', 'brands-join.webp');
      await walk.see('Please Check Your Email');
      await followMail(page, email);
      await walk.press('Choose Professional');
      await payByCard(page);
      await walk.see('You are on Professional');
      await dashboard();
      await walk.see('Get started');
      await walk.picture('brands-dashboard.webp');
    },

    'Set up a venue': async (walk) => {
      walk.on(page);
      await walk.press('Preferences');
      await walk.press('Venues');
      await walk.press('Add a venue');
      const dialog = page.getByRole('dialog');
      walk.on(dialog);
      await walk.fill('Name', 'The Copper Larder');
      await walk.fill('Address', '4 Quay Street');
      await walk.choose('City', 'Bristol');
      await walk.see('The town isn’t listed');
      await walk.press('Put it on the map');
      await walk.press('Open on Monday');
      await walk.press('The same hours every day');
      await walk.press('Save venue', 'brands-venue.webp');
      await expect(dialog).toBeHidden();
    },

    'Make your first offer': async (walk) => {
      await dashboard();
      await walk.on(main(page)).press('Create an offer');
      await walk.see('What you give');
      await walk.fill('Title', title);
      await walk.fill('What the creator gets', 'Five courses for two, cooked in front of you.');
      await walk.fill('Retail value (£)', '140');
      await walk.choose('Category', 'Restaurants');
      await walk.see('What’s covered', 'Tip', 'Guests', 'Before the visit', 'Contact on the day');
      await walk.see('What you ask for');
      await walk.choose('Type', 'Post');
      await walk.choose('Format', 'Image');
      await walk.fill('Brief', 'Show the open kitchen, and tag us. Begin the caption with “Ad”.');
      await walk.see('Keep posts up for (days)', 'Where and when');
      await walk.press('Fill from opening hours');
      await page.getByLabel('Title').scrollIntoViewIfNeeded();
      await walk.press('Publish offer', 'brands-offer.webp');
      await walk.see('Pause');
    },

    'Say once what your offers begin with': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.on(page.getByRole('main')).press('Offers');
      await walk.on(page).see('Kind');
      await walk.choose('Category', 'Restaurants');
      await walk.see('What you ask for');
      await walk.fill('Brief', 'Show the open kitchen, and tag us. Begin the caption with “Ad”.');
      await walk.see('Where and when');
      await walk.choose('Your venue', 'The Copper Larder');
      await walk.fill('Guests', '1');
      await walk.fill('Places', '2');
      await walk.press('Save defaults');
      await expect(page.getByText('Offer defaults saved.')).toBeVisible();
      await dashboard();
      await walk.on(main(page)).press('Create an offer');
      await expect(page.getByLabel('Venue', { exact: true })).toHaveValue('The Copper Larder, 4 Quay Street');
    },

    'Answer a request': async (walk) => {
      const [offer] = (await offers(page)).items;
      const note = 'I film open kitchens, and I would love to sit at yours.';
      const asked = await scene.post<{ id: string }>(guest, `/api/v1/offers/${offer!.id}/requests`, { note });
      collab = asked.id;
      await dashboard();
      await walk.on(page).see('Needs your reply');
      await walk.press('Maya Fernandes');
      await walk.see('How reliable is Maya Fernandes?', 'Decline');
      await inTheMiddle(page.getByRole('button', { name: /^Approve/ }));
      await walk.press('Approve', 'brands-request.webp');
      await walk.see('Approved');
    },

    'Check a visitor in': async (walk) => {
      const { offerId } = await read<{ offerId: string }>(guest, `/api/v1/collabs/${collab}`);
      const { slots } = await read<{ slots: Slot[] }>(guest, `/api/v1/offers/${offerId}`);
      const foodRisks = { own: { chosen: ['tree-nuts'], other: null }, guests: [] };
      await scene.post(guest, `/api/v1/collabs/${collab}/schedule`, { slotId: slots[0]!.id, foodRisks });
      await freeze(page, before(slots[0]!.startsAt, 30));
      await dashboard();
      await walk.on(main(page)).press('Check-in at the door');
      await walk.press('Create a link');
      await walk.see('The PIN is');
      const pin = await page.getByRole('status').filter({ hasText: 'The PIN is' }).locator('strong').innerText();
      const link = await page.getByText(/:.*\/check-in\//).innerText();
      const door = await scene.window({ width: 390, height: 844 });
      await door.goto(new URL(link).pathname);
      await walk.on(door).fill('PIN', pin);
      await walk.press('Open');
      await expect(door.getByRole('button', { name: /Maya Fernandes/ })).toBeVisible();
      await walk.see('Today', 'Tomorrow');
      await walk.picture('brands-door-list.webp');
      await walk.see('Scan a code');
      await walk.fill('Name, handle or code', 'maya');
      await walk.press('Maya Fernandes');
      await walk.see('Allergies and diet', 'Included');
      await walk.press('Check in');
      await walk.see('Checked in');
      await walk.picture('brands-door.webp');
      await door.emulateMedia({ colorScheme: 'dark' });
      await walk.picture('brands-door-night.webp');
      await door.emulateMedia({ colorScheme: 'light' });
      await door.setViewportSize({ width: 320, height: 693 });
      await walk.picture('brands-door-narrow.webp');
      await door.emulateMedia({ colorScheme: 'dark' });
      await walk.picture('brands-door-narrow-night.webp');
    },

    'Brief your kitchen and floor': async (walk) => {
      await page.goto(`/app/collabs/${collab}`);
      await walk.on(page).see('Handover note');
      await page.getByLabel('Note', { exact: true }).fill('Table 12. The chef says hello.');
      await walk.press('Save note');
      await expect(page.getByText('Note saved.')).toBeVisible();
      await dashboard();
      await walk.on(main(page)).press('Day sheet');
      await expect(page.getByText('Tree nuts')).toBeVisible();
      await expect(page.getByText('Table 12. The chef says hello.')).toBeVisible();
      await walk.on(page).see('Download PDF');
      await walk.press('Email it every day');
      await walk.press('Day sheet emails for The Copper Larder');
      await walk.choose('Every day at (UK time)', '10:00');
      await walk.fill('Email address', 'kitchen@copperlarder.example');
      await walk.press('Add address');
      await walk.press('Save');
      await expect(page.getByText('Day sheet emails for The Copper Larder saved.')).toBeVisible();
    },

    'Approve content': async (walk) => {
      await guest.goto(`/app/collabs/${collab}`);
      await describePiece(guest, 'Ad: supper at the counter');
      await guest.getByRole('button', { name: 'Submit' }).click();
      await expect(guest.getByRole('img', { name: /Deliverables Added/ }).first()).toBeVisible();
      await dashboard();
      await walk.on(page).see('Needs your reply');
      await page.getByRole('link', { name: 'Maya Fernandes' }).first().click();
      await walk.see('Suggest changes');
      await expect(page.getByRole('img', { name: /piece|content/i }).first()).toBeVisible();
      await inTheMiddle(page.getByRole('button', { name: 'Approve', exact: true }));
      await walk.press('Approve', 'brands-content.webp');
      await guest.getByLabel('Address of the post').fill('https://www.instagram.com/p/Cabc123/');
      await guest.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('img', { name: /Completed/ }).first()).toBeVisible();
      await walk.see('Completed');
      await dashboard();
      await walk.press('Content library');
      await expect(page.getByRole('list', { name: 'Content' }).getByRole('listitem')).toHaveCount(1);
    },

    'See how many guests a creator brought': async (walk) => {
      await page.goto(`/app/collabs/${collab}`);
      await walk.on(page).see('Link and code word');
      await walk.press('Choose where it leads');
      await walk.fill('Address', 'https://copperlarder.example/book');
      await walk.press('Save address');
      await expect(page.getByText('The link leads to https://copperlarder.example/book')).toBeVisible();
      await walk.see('Print QR code');
      await dashboard();
      await walk.on(main(page)).press('Who sent you?');
      walk.word('Maya Fernandes');
      await main(page)
        .getByRole('button', { name: /^Maya Fernandes/ })
        .click();
      await walk.on(page.getByRole('dialog')).press('One more');
      await walk.press('Count 3 guests');
      await expect(page.getByText('3 guests from Maya Fernandes counted.')).toBeVisible();
      await walk.on(main(page)).see('They gave a code word');
      await page.goto(`/app/collabs/${collab}`);
      await walk.on(page).see('Results', 'Redeemed', 'Named', 'Clicked', 'Lift');
      await expect(page.getByRole('listitem', { name: 'Named' })).toContainText('3 guests');
      await walk.press('Preferences');
      await walk.on(main(page)).press('Results');
      await walk.fill('Where creators’ links lead', 'https://copperlarder.example/');
      await walk.fill('Your margin (%)', '60');
      await walk.press('Save');
      await expect(page.getByText('Saved.')).toBeVisible();
      await walk.see('Daily covers');
      walk.word('Covers');
      await main(page).getByRole('textbox', { name: 'Covers' }).fill('64');
      await walk.press('Save covers');
      await expect(page.getByText('Covers saved.')).toBeVisible();
      await walk.see('Covers by day', 'Guests sent by creators');
      await walk.press('Create an address');
      await expect(page.getByText('Signing secret')).toBeVisible();
    },

    'Your plan, invoices and credits': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('Plan and billing');
      await walk.see('Change plan', 'Card and invoices', 'End Professional');
      await walk.picture('brands-billing.webp');
      await walk.see('Invoices', 'Card and invoices', 'History');
    },

    'Bring in your team': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('Team');
      await walk.fill('Email', `jo${unique}@copper-larder.test`);
      await walk.choose('Role', 'Admin');
      await walk.press('Send invitation');
      await walk.see('Pending invitations');
      await walk.picture('brands-team.webp');
    },

    'Notifications on your phone and computer': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('Notifications');
      await walk.see('On your devices', 'On this device');
    },

    'Visits in your own calendar': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('Notifications');
      await walk.see('Your calendar', 'Subscribe', 'Change the address');
    },

    'Change how you sign in': async (walk) => {
      await walk.on(page).press('Preferences');
      await walk.press('Sign-in and security');
      await walk.press('Change how you sign in');
      await walk.see('Passkeys', 'Add a passkey', 'New email', 'Change email');
    },

    'Find influencers and keep lists': async (walk) => {
      await walk.on(page).press('Influencers');
      await walk.see('All filters');
      await page.getByRole('button', { name: /^Micro/ }).click();
      await expect(page).toHaveURL(/band=micro/);
      await expect(main(page).getByRole('article').first()).toContainText('Micro');
      await walk.picture('brands-influencers.webp');
      await walk.press('Add');
      await walk.fill('Find a list, or name a new one', 'Autumn suppers');
      await walk.press('Start “Autumn suppers” with them');
      await expect(page.getByRole('dialog')).toBeHidden();
      await walk.press('Lists');
      await walk.press('Autumn suppers');
      await walk.see('Share for a vote', 'Download CSV');
      await walk.picture('brands-list.webp');
    },

    'Read your figures and share them': async (walk) => {
      const known = await scene.signedIn('professional@tastemaker.test'); // it has figures to read
      await known.goto('/app/brand/dashboard');
      await walk.on(known).press('Analytics');
      await expect(known.getByRole('region', { name: 'Costs', exact: true })).toBeVisible();
      await walk.picture('brands-analytics.webp');
      await walk.see('CSV', 'PDF');
      await walk.press('Share');
      const dialog = known.getByRole('dialog', { name: 'Share a live report' });
      walk.on(dialog);
      await walk.fill('Name of the report', `Autumn${unique}`);
      await walk.press('Create the link');
      const address = new URL(await dialog.getByText(/\/reports\//).innerText()).pathname;
      await walk.press('Stop sharing');
      await expect(known.getByText('Its link no longer works.')).toBeVisible();
      const visitor = await scene.window();
      await visitor.goto(address);
      await walk.on(visitor).see('This report is no longer shared');
    },
  };
}

/** The card provider's pages aren't ours, so no guide quotes their text. */
async function payByCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Rosa Lind');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}
