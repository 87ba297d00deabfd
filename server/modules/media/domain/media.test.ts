import {
  colleague,
  mediaNow,
  otherBrand,
  someArrival,
  someMedia,
  someStaff,
  someUpload,
  uploader,
} from '../../../../test/support/media.js';
import { isOpenTo, playsEverywhere, remove, takeIn } from './media.js';

test.each([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/gif', 'image'],
  ['image/webp', 'image'],
  ['image/tiff', 'image'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['video/x-m4v', 'video'],
  ['video/webm', 'video'],
  ['video/matroska', 'video'],
])('R380: %s is taken as %s', (mimeType, kind) => {
  const [media, event] = takeIn(someUpload(), someArrival({ mimeType }), uploader, mediaNow);
  const { uid: ownerUid } = uploader.profile!;

  expect(media).toMatchObject({ mimeType, kind, ownerUid, uploadedBy: uploader.userId, bytes: 1_000 });
  expect(event).toMatchObject({ name: 'media.uploaded', payload: { ownerUid, kind, bytes: 1_000 } });
});

test.each(['application/pdf', 'application/x-msdownload', 'image/svg+xml', 'text/html', 'toString'])(
  'R380: a file that is really %s is refused with a sentence that names it, whatever its name',
  (mimeType) => {
    expect(() => takeIn(someUpload(), someArrival({ mimeType }), uploader, mediaNow)).toThrow(
      expect.objectContaining({
        code: 'media/not-accepted',
        message: expect.stringMatching(new RegExp(`is really ${mimeType.replace('+', '\\+')}, .*jpg, jpeg, png`)),
      }),
    );
  },
);

test.each(['image/heic', 'image/heif', 'image/heic-sequence'])(
  'R380: a photo that is really %s is refused with how to export it',
  (mimeType) => {
    expect(() => takeIn(someUpload(), someArrival({ mimeType }), uploader, mediaNow)).toThrow(
      expect.objectContaining({
        code: 'media/not-accepted',
        message: expect.stringContaining('Export it as a JPEG') as string,
      }),
    );
  },
);

test.each([{ width: null }, { height: null }, { durationMs: null }])(
  'R380: a video with measurements %o is refused',
  (unknown) => {
    expect(() => takeIn(someUpload(), someArrival(unknown), uploader, mediaNow)).toThrow(
      expect.objectContaining({ code: 'media/not-accepted' }),
    );
  },
);

test.each([
  ['video/mp4', 'AVC', true],
  ['video/quicktime', 'AVC', true],
  ['video/webm', 'VP9', true],
  ['video/mp4', 'AV1', true],
  ['video/mp4', 'HEVC', false],
  ['video/quicktime', 'ProRes', false],
  ['video/matroska', 'AVC', false],
])('a %s with %s plays in every browser: %s', (mimeType, codec, everywhere) =>
  expect(playsEverywhere(someMedia({ mimeType, codec }))).toBe(everywhere),
);

test('a video cannot be the poster of a video', () => {
  expect(() => takeIn(someUpload({ posterOf: 'v1' }), someArrival(), uploader, mediaNow)).toThrow(
    expect.objectContaining({ code: 'media/not-accepted' }),
  );
});

test('a file counts what was sent, whatever is stored of it', () => {
  const [media] = takeIn(someUpload({ bytes: 900 }), someArrival({ bytes: 1_200 }), uploader, mediaNow);
  expect(media).toMatchObject({ uploadedBytes: 900, bytes: 1_200 });
});

test('a file is open to its profile and to staff', () => {
  const [media] = takeIn(someUpload(), someArrival(), uploader, mediaNow);

  expect([uploader, colleague, someStaff, otherBrand].map((actor) => isOpenTo(media, actor))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a file is deleted by its profile, and does not exist for anybody else', () => {
  expect(remove(someMedia(), colleague, mediaNow)).toMatchObject({ name: 'media.deleted' });
  for (const other of [otherBrand, someStaff])
    expect(() => remove(someMedia(), other, mediaNow)).toThrow(expect.objectContaining({ code: 'media/not-found' }));
});
