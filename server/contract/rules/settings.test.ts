import { mayBeHidden, settingFault, settingIds, settings } from './settings.js';

test('every setting has a label', () => expect(settings.map(({ id }) => id)).toEqual(settingIds));

test.each(settingIds.filter(mayBeHidden))('an empty value hides %s', (id) => expect(settingFault(id, '')).toBeNull());

test.each([
  ['supportEmail', 'help@tastemaker.example', true],
  ['supportEmail', 'help@tastemaker', false],
  ['supportEmail', '', false],
  ['supportWhatsapp', '+44 7700 900123', true],
  ['supportSms', '07700 900123', false],
  ['supportPhone', '+44 20 7946 0123', true],
  ['supportInstagram', '@tastemaker.demo', true],
  ['supportInstagram', 'a b', false],
  ['trainingUrl', 'https://learn.example/start', true],
  ['trainingUrl', 'http://learn.example/start', false],
  ['reportBugUrl', 'javascript:alert(1)', false],
  ['facebookUrl', 'https://user:secret@facebook.com/', false],
  ['tiktokUrl', `https://tiktok.com/${'a'.repeat(500)}`, false],
] as const)('%s as %s: %s', (id, value, good) => expect(settingFault(id, value) === null).toBe(good));
