import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { type Scene, unique } from './scene.ts';
import type { Walker, Walks } from './walker.ts';

const name = `Reservations${unique}`;
const inPreferences = '/app/brand/preferences?section=';

/** The guide for partners: a key is created in the browser, and then the guide's exact commands are run with it. */
export async function partners(scene: Scene): Promise<Walks> {
  const page = await scene.signedIn('premium@tastemaker.test');
  let key = '';
  const run = (command: string): string =>
    execFileSync('bash', ['-c', withOwnId(command)], { env: { ...process.env, TASTEMAKER: scene.origin, KEY: key } }).toString(); // prettier-ignore
  const answers = async (walk: Walker, ...words: string[]) => {
    const said = run(walk.command()).toLowerCase();
    for (const word of words) {
      walk.word(word);
      expect(said).toContain(word.toLowerCase());
    }
  };
  const secretIsKept = async (walk: Walker) => {
    const secret = page.getByRole('status').filter({ hasText: 'I’ve saved it' });
    const text = await secret.innerText();
    await walk.press('I’ve saved it');
    await expect(secret).toBeHidden();
    return text;
  };

  return {
    'Create a key': async (walk) => {
      await page.goto('/app/brand/dashboard');
      await walk.on(page).press('Preferences');
      await walk.press('API and webhooks');
      await walk.see('Create a key');
      await walk.fill('Name', name);
      await walk.see('Valid for', 'What it can do');
      for (const scope of ['Read offers', 'Publish and change offers', 'Read Collabs', 'Request and manage Collabs'])
        await walk.press(scope);
      await walk.press('Create key', 'partners-key.webp');
      key = /tmk_[\w-]+/.exec(await secretIsKept(walk))![0];
      await walk.see('Revoke');
    },

    'Your first request': async (walk) => {
      await answers(walk, '200', 'items', 'next');
      walk.word('403');
      const refused = run(walk.command());
      walk.word('identity/scope-missing');
      expect(refused).toContain(' 403 ');
      expect(refused).toContain('identity/scope-missing');
    },

    Errors: (walk) => answers(walk, '400', 'application/problem+json', 'request/invalid', 'errors'),
    'Try again without doing it twice': (walk) => answers(walk, '201', 'idempotent-replayed'),

    // test/e2e/generated-clients.long.test.ts runs its commands, which need the network.
    'Let a generator write the client': () => Promise.resolve(),

    'Ask only for what is new': async (walk) => {
      for (const word of ['etag', '304']) walk.word(word);
      const said = run(walk.command());
      expect(said).toMatch(/etag: \S+[\s\S]*HTTP\/1.1 304/);
    },

    'Stay within the limits': async (walk) => {
      const words = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
      words.forEach((word) => walk.word(word));
      const said = run(walk.command());
      for (const word of words) expect(said).toContain(word);
    },

    'Hear of things as they happen': async (walk) => {
      await page.goto(`${inPreferences}appearance`);
      walk.on(page).word('API and webhooks');
      walk.word('Preferences');
      await page.getByRole('link', { name: 'API and webhooks' }).click();
      await walk.see('Add a webhook');
      await walk.fill('Your endpoint’s address', `https://till${unique}.example.com/tastemaker`);
      await walk.see('Events');
      await walk.press('Add webhook');
      await secretIsKept(walk);
      const list = page.getByRole('listitem').filter({ hasText: `till${unique}.example.com` });
      await list.scrollIntoViewIfNeeded();
      await walk.picture('partners-webhook.webp');
      await walk.on(list).see('Send test', 'Show log', 'New secret');
      await walk.press('Remove');
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(list).toHaveCount(0);
      await takeKeyBack(page);
    },
  };
}

/** The guide shows a literal id; each run needs an unused one. */
const withOwnId = (command: string): string =>
  command.replace('0191a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', crypto.randomUUID());

async function takeKeyBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Revoke ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} has been revoked.`)).toBeVisible();
}
