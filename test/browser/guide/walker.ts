import { expect, type Locator, type Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Item, pictures, type Task } from './guide.ts';

/** `npm run guide` retakes the pictures; a test run only proves that every step can be walked. */
const takes = Boolean(process.env.GUIDE_PICTURES);
/** A toast about the last action would cover the picture. */
const withoutToasts = '[aria-label=Messages] { visibility: hidden }';
const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const begins = (word: string) => new RegExp(`^${literally(word)}(?!\\w)`);
const controls = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox', 'option', 'switch'] as const;

/** Whether no picture in view is still loading. One that fails to load is a fault that the screenshot shows. */
const everyPictureIsThere = `[...document.images].every((image) => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return image.complete || width === 0 || bottom < 0 || top > innerHeight;
})`;

/** Saves a screenshot of a page, or a part, when pictures are taken. */
export async function takePicture(page: Page, file: string, part?: Locator): Promise<void> {
  if (!takes) return;
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(everyPictureIsThere)).toBe(true);
  await page.mouse.move(0, 0);
  const taken = await (part ?? page).screenshot({ animations: 'disabled', caret: 'hide', style: withoutToasts });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(taken).webp({ quality: 62, effort: 6 }).toFile(file);
}

/** How each task of a guide is walked, by its title. */
export type Walks = Readonly<Record<string, (walk: Walker) => Promise<void>>>;

/**
 * Walks one task of a guide. Every word that it presses, fills or sees must be the guide's next bold one, so that page
 * and product can't diverge.
 */
export class Walker {
  private page!: Page;
  private scope!: Page | Locator;
  private readonly left: Item[];

  constructor(task: Task) {
    this.left = [...task.items];
  }

  /** Continues in this window, or in this part of it. */
  on(scope: Page | Locator): this {
    this.scope = scope;
    this.page = 'goto' in scope ? scope : scope.page();
    return this;
  }

  /** Presses the element with this name. A picture after the word in the guide shows the page before that. */
  async press(word: string, picture?: string): Promise<void> {
    this.next('word', word);
    const control = await this.control(word);
    if (picture) await this.picture(picture);
    await control.click();
  }

  async fill(label: string, value: string): Promise<void> {
    await this.field(label).fill(value);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.field(label).selectOption({ label: option });
  }

  /** The same in a list box of the panel. */
  async pick(label: string, option: string): Promise<void> {
    this.next('word', label);
    await this.scope.getByRole('combobox', { name: begins(label) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async see(...words: string[]): Promise<void> {
    for (const word of words) {
      this.next('word', word);
      const anywhere = this.scope.getByText(word).or(this.scope.getByLabel(begins(word)));
      await expect(this.shown(anywhere)).toBeVisible();
    }
  }

  /** A word that the walk uses in its own way. */
  word(word: string): void {
    this.next('word', word);
  }

  /** Takes the guide's next picture; of a part of the page if given. */
  async picture(name: string, part?: Locator): Promise<void> {
    this.next('picture', name);
    await takePicture(this.page, path.join(pictures, name), part);
  }

  /** The guide's next command. */
  command(): string {
    return this.next('command');
  }

  /** Nothing of the task may be left over. */
  ends(): void {
    expect(this.left).toEqual([]);
  }

  private field(label: string): Locator {
    this.next('word', label);
    return this.shown(this.scope.getByLabel(begins(label)));
  }

  /** Prefers an exact name to one that only starts with it, such as “Approve · £99 now”. */
  private async control(word: string): Promise<Locator> {
    const named = (name: RegExp) => {
      const [first, ...others] = controls.map((role) => this.scope.getByRole(role, { name }));
      return this.shown(others.reduce((any, one) => any.or(one), first!));
    };
    await expect(named(begins(word))).toBeVisible();
    const exactly = named(new RegExp(`^${literally(word)}$`));
    return (await exactly.count()) > 0 ? exactly : named(begins(word));
  }

  private shown(found: Locator): Locator {
    return found.filter({ visible: true }).first();
  }

  private next(kind: Item['kind'], text?: string): string {
    const item = this.left.shift();
    expect(item, 'The guide and its walk differ here').toEqual({ kind, text: text ?? item?.text });
    return item!.text;
  }
}
