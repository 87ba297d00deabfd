import { newPasswordLength } from './constants.js';

/** The most common guesses, without digits, symbols and case. */
const commonStems = new Set(
  (
    'password passwort passw0rd pass passcode letmein welcome iloveyou admin administrator login master monkey dragon ' +
    'football baseball basketball superman batman sunshine princess shadow michael jennifer jordan charlie qwerty ' +
    'qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc ' +
    'trustno changeme secret starwars whatever computer internet liverpool chelsea arsenal london england summer winter ' +
    'spring autumn tastemaker restaurant influencer instagram'
  ).split(' '),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '09876543210'];

/** Letters for the digits and symbols commonly substituted for them. */
const plain = (password: string): string =>
  password
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replace(/[$5]/g, 's')
    .replace(/[1!]/g, 'i');

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  return (
    new Set(lower).size <= 2 ||
    /^(.{1,4})\1+$/.test(lower) ||
    rows.some((row) => row.includes(lower)) ||
    /^\d{8,10}$/.test(lower) ||
    commonStems.has(lettersOf(lower)) ||
    commonStems.has(lettersOf(plain(lower))) ||
    commonStems.has(plain(lower.replace(/[^\p{L}]+$/u, '')))
  );
};

/**
 * What is wrong with a new password, as a sentence; null when it is valid. Length is 8 to 256 UTF-16 units; any
 * characters are allowed.
 */
export function newPasswordFault(password: string): string | null {
  const { min, max } = newPasswordLength;
  if (password.length < min) return `Please choose a password of at least ${min} characters.`;
  if (password.length > max) return `Please choose a password of at most ${max} characters.`;
  return isCommon(password) ? 'This password is too common. Please choose one that is harder to guess.' : null;
}
