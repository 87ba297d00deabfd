import { expect, type Page } from '@playwright/test';
import { freeze } from '../people.ts';
import { before, describePiece, followMail, read, type Scene, unique } from './scene.ts';
import type { Walks } from './walker.ts';

const email = `amara${unique}@creator.test`;
const title = `Twilight swim for two${unique}`;
const main = (page: Page) => page.getByRole('main');
const stage = (page: Page, name: RegExp) => page.getByRole('img', { name }).first();

/** The guide for influencers: a new one joins; Maya from the demo data, who has a history, does the rest. */
export async function influencers(scene: Scene): Promise<Walks> {
  const page = await scene.signedIn('influencer@tastemaker.test');
  const phone = { width: 390, height: 844 };
  const brand = await scene.signedIn('professional@tastemaker.test');
  const visitAt = before(scene.now.toISOString(), -3 * 24 * 60);
  const offer = await scene.offer(brand, title, visitAt.toISOString());
  let collab = '';
  const ticket = () => page.goto(`/app/collabs/${collab}`);

  return {
    Join: async (walk) => {
      const newcomer = await scene.window();
      await newcomer.goto('/join');
      walk.on(newcomer);
      await walk.press('Join as a creator');
      await expect(newcomer.getByRole('heading', { name: 'Join as a creator' })).toBeVisible(); // the brands' form has a name too
      await walk.fill('Your name', 'Amara Osei');
      await walk.fill('Handle', `amara.cooks${unique}`);
      await walk.see('Main platform');
      await walk.choose('City', 'London');
      await walk.see('My town isn’t listed');
      await walk.fill('Email', email);
      await walk.fill('Date of birth', '1996-04-30');
      await walk.press('Join', 'influencers-join.webp');
      await walk.see('Please Check Your Email');
      await followMail(newcomer, email);
      await walk.see('Browse');
    },

    'Your profile and your media kit': async (walk) => {
      await page.goto('/app/influencer/dashboard');
      await walk.on(page).press('Profile');
      await walk.press('Basics');
      await walk.see('Bio', 'Socials', 'Photos', 'Availability', 'Prefer not to say');
      await page.evaluate('scrollTo(0, 0)');
      await walk.picture('influencers-profile.webp');
      await walk.press('Open your public media kit');
      await walk.see('What others see');
      await walk.picture('influencers-media-kit.webp');
    },

    'Find an offer': async (walk) => {
      await page.goto('/app/influencer/dashboard');
      await walk.on(page).press('Browse');
      await expect(page.getByRole('article', { name: title, exact: true }).first()).toBeVisible();
      await walk.see('For you');
      await walk.picture('influencers-feed.webp');
      await walk.press('Explore');
      await walk.see('Saved');
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await expect(page.getByLabel('Map of the offers').getByRole('button').first()).toBeVisible();
      await walk.picture('influencers-explore.webp');
    },

    'Request it': async (walk) => {
      await page.goto('/app/influencer/browse?category=wellness');
      const card = page.getByRole('article', { name: title, exact: true }).first();
      await walk.on(card).press('Request');
      const dialog = page.getByRole('dialog');
      await walk.on(dialog).fill('Note to the brand (optional)', 'I film water at dusk better than anybody.');
      await walk.press('Request', 'influencers-request.webp');
      await walk.on(card).press('See your ticket');
      await walk.on(page).see('Withdraw');
      const mine = await read<{ items: { id: string; offerId: string }[] }>(page, '/api/v1/collabs?limit=100');
      collab = mine.items.find(({ offerId }) => offerId === offer)!.id;
    },

    Visit: async (walk) => {
      await scene.post(brand, `/api/v1/collabs/${collab}/approve`);
      await walk.on(page).press('Dashboard');
      await main(page).getByRole('link', { name: title }).first().click();
      await main(page).getByRole('radio').first().click();
      await walk.see('Allergies and diet');
      await walk.press('No change');
      await walk.press('Choose this time');
      await walk.see('Add to calendar', 'Move the visit');
      await freeze(page, before(visitAt.toISOString(), 30));
      const inHand = await scene.signedIn('influencer@tastemaker.test', phone);
      await inHand.goto(`/app/collabs/${collab}`);
      await walk.on(inHand).see('Show this at the door');
      await inHand.getByText('Show this at the door').scrollIntoViewIfNeeded();
      await walk.picture('influencers-code.webp');
      await walk.see('Directions');
    },

    Deliver: async (walk) => {
      await scene.post(brand, `/api/v1/collabs/${collab}/check-in`);
      await ticket();
      walk.on(page).word('Caption');
      await describePiece(page, 'Ad: the baths at dusk');
      await walk.press('Submit', 'influencers-hand-in.webp');
      await expect(stage(page, /Deliverables Added/)).toBeVisible();
      const { deliverables } = await read<{ deliverables: { id: string }[] }>(page, `/api/v1/collabs/${collab}`);
      await scene.post(brand, `/api/v1/deliverables/${deliverables[0]!.id}/approve`);
      await ticket();
      await walk.fill('Address of the post', 'https://www.instagram.com/p/Cabc123/');
      await walk.press('Publish');
      await expect(stage(page, /Completed/)).toBeVisible();
      await ticket();
      await walk.see('Completed');
      await walk.picture('influencers-completed.webp');
    },

    'Send guests': async (walk) => {
      await ticket();
      await walk.on(page).see('Link and code word', 'Copy link', 'Copy word', 'Results');
      await expect(page.getByRole('listitem', { name: 'Redeemed' })).toBeVisible();
    },

    'What you have received': async (walk) => {
      await walk.on(page).press('Dashboard');
      await walk.see('Value received');
      await walk.press('Statement');
      await walk.see('UK tax year');
      await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
      await walk.picture('influencers-statement.webp');
      await walk.on(page.getByRole('dialog')).see('CSV', 'PDF');
      await page.keyboard.press('Escape');
    },

    'Choose your notifications': async (walk) => {
      await walk.on(page.getByRole('banner')).press('Notifications');
      await walk.on(page).press('Notification settings');
      await walk.see('Emails', 'Quiet hours', 'On your devices', 'On this device');
      await walk.see('Your calendar', 'Subscribe', 'Change the address');
      await walk.picture('influencers-notifications.webp');
    },
  };
}
