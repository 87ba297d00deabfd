import fc from 'fast-check';
import { filePathOf, mediaIdOf } from './file-path.js';

test('a path leads back to its file', () => {
  fc.assert(fc.property(fc.uuid(), (id) => expect(mediaIdOf(filePathOf(id))).toBe(id)));
});

test.each([
  '',
  'media/',
  'media/a b.jpg',
  '/etc/passwd',
  'media/../../etc/passwd',
  'media/01890000-0000-7000-8000-00000000f11e/../../x',
  'media/01890000-0000-7000-8000-00000000f11e\n',
  'media/01890000-0000-7000-8000-00000000f11e\0.png',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
])('R166: %j finds nothing', (path) => expect(mediaIdOf(path)).toBeNull());

test('R166: nothing but a path of ours leads anywhere', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(mediaIdOf(text)).toBeNull()));
});
