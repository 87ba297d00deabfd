import { influencerActor, monday, staffActor } from '../../../../test/support/collabs.js';
import { changeSetting, inForce } from './setting.js';

const change = (value: string | null, settings = {}, id = 'supportInstagram' as const) =>
  changeSetting(settings, id, value, { ...staffActor, staffRole: 'super-user' }, monday);

test('R444: staff set a value, hide it, and go back to what the environment says', () => {
  const [set, event] = change('tastemaker ');
  expect(set).toEqual({ supportInstagram: '@tastemaker' });
  expect(event).toMatchObject({ name: 'setting.changed', payload: { id: 'supportInstagram', value: '@tastemaker' } });
  expect(inForce(set, 'supportInstagram', '@given')).toBe('@tastemaker');
  const [hidden] = change('', set);
  expect(inForce(hidden, 'supportInstagram', '@given')).toBeNull();
  const [back] = change(null, hidden);
  expect(back).toEqual({});
  expect(inForce(back, 'supportInstagram', '@given')).toBe('@given');
  expect(inForce(back, 'supportInstagram', undefined)).toBeNull();
});

test('what is wrong is refused with a sentence, and nobody else changes anything', () => {
  expect(() => change('a b')).toThrow('Please enter the handle');
  expect(() => changeSetting({}, 'trainingUrl', 'https://x.example', influencerActor, monday)).toThrow(
    'doesn’t allow changing settings',
  );
});
