import { colleague, mediaNow, otherBrand, someStaff, someUpload, uploader } from '../../../../test/support/media.js';
import { beginUpload, checkAnnounced, isUploader, maxPictureBytes, maxUploadBytes } from './upload.js';

const announced = (fileName: string, bytes: number) => ({ fileName, bytes, posterOf: null });

test.each([
  'logo.svg',
  'old.avi',
  'page.html',
  'noname',
  '',
  'a/b.png',
  'a\0b.png',
  '..\\b.png',
  `${'x'.repeat(255)}.png`,
])('R380: an upload named %j may not even begin', (name) => {
  expect(() => checkAnnounced(announced(name, 10))).toThrow(expect.objectContaining({ code: 'media/not-accepted' }));
});

test.each([
  ['a.mp4', maxUploadBytes],
  ['a.jpg', maxPictureBytes],
])('%s has at most %i bytes', (name, most) => {
  expect(() => checkAnnounced(announced(name, most))).not.toThrow();
  expect(() => checkAnnounced(announced(name, most + 1))).toThrow(expect.objectContaining({ code: 'media/too-large' }));
});

test('an upload belongs to the profile; for staff, who have none, to the person', () => {
  const owners = [uploader, someStaff].map(
    (actor) => beginUpload('u1', announced('a.mp4', 1), 'account', actor, mediaNow).ownerUid,
  );
  expect(owners).toEqual([uploader.profile!.uid, someStaff.userId]);
});

test('only the person who began an upload continues it', () => {
  expect([uploader, colleague, otherBrand, someStaff].map((actor) => isUploader(someUpload(), actor))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
