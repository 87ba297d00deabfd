import { expect, type Locator } from '@playwright/test';

/** Waits until a picture has loaded: its own pixels are there. */
export async function comes(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}
