import { formatFor, nameOf, thumbnailWidths, widthFor } from './thumbnail.js';

test.each([
  [undefined, 640],
  ['1', 48],
  ['48', 48],
  ['49', 96],
  ['640', 640],
  ['641', 960],
  ['1920', 1920],
  ['99999', 1920],
])('R166: %s pixels asked are %i pixels made', (asked, made) => expect(widthFor(asked)).toBe(made));

test.each(['', '0', '-5', '1e3', '12.5', 'wide', ' 40', '999999'])('%j is no width', (asked) =>
  expect(() => widthFor(asked)).toThrow(expect.objectContaining({ code: 'media/bad-width' })),
);

test.each([
  ['image/avif,image/webp,image/png,*/*;q=0.8', 'avif'],
  ['image/webp, IMAGE/AVIF;q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  [undefined, 'webp'],
])('who accepts %s gets %s', (accept, format) => expect(formatFor(accept)).toBe(format));

test('each version of a picture has a name of its own', () => {
  const names = thumbnailWidths.flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => nameOf({ mediaId: 'm1', width, format })),
  );
  expect(new Set(names).size).toBe(thumbnailWidths.length * 2);
});
