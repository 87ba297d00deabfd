import { writeFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly, withoutWorker } from './people.ts';
import { long, test } from './test.ts';

test.use({ ownProduct: 'uploads: the pieces that a creator owes are used up' });

type Piece = { contentType: string; actions: string[]; versions: unknown[] };

/** A Collab in the demo world for which this influencer still owes a picture and has submitted none. */
async function owedPicture({ request }: Page): Promise<string> {
  const { items } = (await (await request.get('/api/v1/collabs?limit=100')).json()) as {
    items: { id: string; deliverables: Piece[] }[];
  };
  const owes = ({ contentType, actions, versions }: Piece) =>
    contentType !== 'video' && actions.includes('submit') && versions.length === 0;
  return items.find(({ deliverables }) => deliverables.some(owes))!.id;
}

/** Limits this page's upload rate from now on. */
async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** A picture of noise, which doesn't compress: about 2.5 MB. */
const largePicture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate<string>(`(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [900, 900];
      const ink = canvas.getContext('2d');
      const noise = ink.createImageData(900, 900);
      for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      ink.putImageData(noise, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1];
    })()`),
    'base64',
  );

const partsSent = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request)));
  return sent;
};

const percent = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: /^Upload of/ }).getAttribute('aria-valuenow'));

for (const width of [1440, 390]) {
  test(
    `at ${width}, an upload is paused, resumed, and continues where it was after a reload`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { ...withoutWorker, viewport: { width, height: 900 } });
      await signInQuickly(page, 'influencer@tastemaker.test');
      await page.goto(`/app/collabs/${await owedPicture(page)}`);
      const field = page.getByLabel('File', { exact: true }).first();
      await field.waitFor({ state: 'attached' });
      const [name, picture] = [`slow-${width}.png`, await largePicture(page)];
      const file = test.info().outputPath(name); // the same file, not only the same bytes, continues
      writeFileSync(file, picture);
      await slowDown(page, picture.length / 8);
      await field.setInputFiles(file);

      await expect.poll(() => percent(page)).toBeGreaterThan(10);
      await page.getByRole('button', { name: 'Pause the upload' }).click();
      await expect(page.getByText(/^Paused at \d+% of/)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Resume the upload' }).click();
      await expect.poll(() => percent(page)).toBeGreaterThan(30);

      await page.reload();
      await expect(page.getByText(`“${name}” hasn’t finished uploading.`, { exact: false }).first()).toBeVisible();
      await slowDown(page, -1);
      const parts = partsSent(page);
      await page.getByLabel('File', { exact: true }).first().setInputFiles(file);
      await expect(page.getByText(/^Uploaded, /)).toBeVisible();
      expect(Number(await parts[0]!.headerValue('upload-offset'))).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Remove the file' }).click();
      await expect(page.getByRole('button', { name: 'Choose a file' }).first()).toBeVisible();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}

test(
  'an upload waits while the connection is down, and continues automatically when it is back',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser, { ...withoutWorker, viewport: { width: 390, height: 900 } });
    await signInQuickly(page, 'influencer@tastemaker.test');
    await page.goto(`/app/collabs/${await owedPicture(page)}`);
    const field = page.getByLabel('File', { exact: true }).first();
    await field.waitFor({ state: 'attached' });
    const picture = await largePicture(page);
    await slowDown(page, picture.length / 8);
    await field.setInputFiles({ name: 'cut-off.png', mimeType: 'image/png', buffer: picture });
    await expect.poll(() => percent(page)).toBeGreaterThan(30);

    await page.context().setOffline(true);
    await expect(page.getByText(/^No connection. Stopped at \d+% of/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const parts = partsSent(page);
    await page.context().setOffline(false);
    await expect(page.getByText(/^Uploaded, /)).toBeVisible();
    expect(Number(await parts[0]!.headerValue('upload-offset'))).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Remove the file' }).click();
    await expect(page.getByRole('button', { name: 'Choose a file' }).first()).toBeVisible();
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await page.context().close();
  },
);
