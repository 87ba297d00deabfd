import { runInThisContext } from 'node:vm';
import { afterEach, expect, jest, test } from '@jest/globals';
import { appearanceKey, followAppearance } from '../shell/appearance/appearance';
import { consent, consentKey } from '../shell/consent/consent';
import { firstLook } from './first-look';

const page = document.documentElement;
const scheme = () => page.getAttribute('data-scheme');
const look = () => void runInThisContext(firstLook);

function onDevice(isDark: boolean): void {
  window.matchMedia = () => ({ matches: isDark, addEventListener: () => undefined }) as never;
}

afterEach(() => {
  localStorage.clear();
  ['data-scheme', 'data-answered'].forEach((name) => page.removeAttribute(name));
});

test.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['of old', false, 'light'],
])('with %s chosen and a dark device %s, a page is %s before its scripts and after', (chosen, isDark, shown) => {
  if (chosen) localStorage.setItem(appearanceKey, chosen);
  onDevice(isDark);
  look();
  expect(scheme()).toBe(shown);
  followAppearance();
  expect(scheme()).toBe(shown);
});

test('without storage it is the device that counts', () => {
  onDevice(true);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked');
  });
  look();
  expect(scheme()).toBe('dark');
});

test('cookies are asked about only where nobody has answered the present question', () => {
  onDevice(false);
  look();
  expect(page).not.toHaveAttribute('data-answered');
  localStorage.setItem(consentKey, JSON.stringify({ version: 0, choice: {} }));
  look();
  expect(page).not.toHaveAttribute('data-answered');
  consent.decide({ productAnalytics: false, heatMap: false, sessionReplay: false });
  look();
  expect(page).toHaveAttribute('data-answered');
});
