import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { consentVersion, nothingAllowed } from '../../../server/contract/consent.ts';
import { demoPicture } from '../../../server/db/seed/pictures.ts';
import { aWindow, freeze, newestLink, signInQuickly } from '../people.ts';

/** Pictures are the same each time; people in a test run are new. */
export const unique = process.env.GUIDE_PICTURES ? '' : `.${Date.now().toString(36)}`;
const day = 24 * 3_600_000;
/** The cookie banner is already answered: it would cover every picture. */
const decided = { version: consentVersion, choice: nothingAllowed, onAccount: true };

/** A guide's windows, which are all closed at its end. */
export class Scene {
  private readonly open: Page[] = [];

  constructor(
    private readonly browser: Browser,
    readonly origin: string,
    readonly now: Date,
  ) {}

  async window(viewport = { width: 1440, height: 900 }): Promise<Page> {
    const isPhone = viewport.width < 500;
    const held = { isMobile: isPhone, hasTouch: isPhone };
    const { page } = await aWindow(this.browser, { viewport, ...held, reducedMotion: 'reduce', colorScheme: 'light' });
    await page.addInitScript(`localStorage.setItem('consent', '${JSON.stringify(decided)}')`);
    this.open.push(page);
    return page;
  }

  async signedIn(email: string, viewport?: { width: number; height: number }): Promise<Page> {
    const page = await this.window(viewport);
    await signInQuickly(page, email);
    return page;
  }

  /** An offer of one picture and one time. */
  async offer(brand: Page, title: string, visitAt: string): Promise<string> {
    const { id } = await this.post<{ id: string }>(brand, '/api/v1/offers', {
      ...{ title, kind: 'experience', gives: 'Two hours in the baths, and a drink by the fire.', valuePence: 9_000 },
      ...{ brief: 'Show the water at dusk. Begin the caption with “Ad”.', venue: 'Saltmarsh Bathhouse' },
      ...{ asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'brighton', category: 'wellness' },
      ...{ guests: 1, contentDueDays: 14, rights: { channels: ['own-social'], months: 12 } },
      slots: [{ startsAt: visitAt, capacity: 2 }],
    });
    return id;
  }

  /** The same, requested, approved and booked. Returns the Collab. */
  async booked(brand: Page, guest: Page, title: string, visitAt: string): Promise<string> {
    const offer = await this.offer(brand, title, visitAt);
    const { id } = await this.post<{ id: string }>(guest, `/api/v1/offers/${offer}/requests`, { note: '' });
    await this.post(brand, `/api/v1/collabs/${id}/approve`);
    const { slots } = await read<{ slots: { id: string }[] }>(guest, `/api/v1/offers/${offer}`);
    await this.post(guest, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0]!.id });
    return id;
  }

  async close(): Promise<void> {
    await Promise.all(this.open.map((page) => page.context().close()));
  }

  async post<Body>({ request }: Page, path: string, data: object = {}): Promise<Body> {
    const answer = await request.post(path, { data, headers: { origin: this.origin } });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json()) as Body;
  }
}

export const read = async <Body>({ request }: Page, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

/** Follows the link in the newest email, in the browser that requested it. */
export async function followMail(page: Page, email: string): Promise<void> {
  await page.goto(await newestLink(page.request, email));
}

/** The product's clock is fixed at nine o'clock, so that pictures show the same times of day. */
export async function atNine(request: APIRequestContext): Promise<Date> {
  const nine = new Date(Date.now() + day);
  nine.setUTCHours(9, 0, 0, 0);
  await freeze({ request }, nine);
  return nine;
}

export const before = (time: string, minutes: number) => new Date(new Date(time).getTime() - minutes * 60_000);

/** Completes the open page's form for the piece, with a picture of a pool at dusk. */
export async function describePiece(page: Page, caption: string): Promise<void> {
  const buffer = Buffer.from(demoPicture('work', 'saltmarshEvening-close'));
  await page.locator('input[type=file]').setInputFiles({ name: 'pool.webp', mimeType: 'image/webp', buffer });
  await page.getByLabel('Caption').fill(caption);
  await page.getByLabel('I confirm that I can be seen in this picture.').check();
}

/** So that a picture shows all of it, not only its top edge. */
export const inTheMiddle = (part: Locator) =>
  part.evaluate((element) => (element as unknown as Scrolled).scrollIntoView({ block: 'center' }));
type Scrolled = { scrollIntoView: (where: { block: 'center' }) => void };
