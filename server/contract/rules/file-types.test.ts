import fc from 'fast-check';
import { fileTypeOf, uploadExtensions, uploadFault } from './file-types.js';

const images = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tiff', 'svg', 'webp'];
const videos = ['mp4', 'mov', 'avi', 'mkv', 'flv', 'wmv', 'webm', 'mpg', 'mpeg', 'm4v'];
const mixedCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));

describe('fileTypeOf', () => {
  test.each(images)('R376: %s is an image', (extension) => expect(fileTypeOf(`photo.${extension}`)).toBe('image'));
  test.each(videos)('R377: %s is a video', (extension) => expect(fileTypeOf(`clip.${extension}`)).toBe('video'));
  test.each(['menu.pdf', 'menu.jpg.exe', 'jpg', 'photo.', '', 'folder.jpg/menu'])(
    'R378, R379: "%s" is unknown',
    (name) => expect(fileTypeOf(name)).toBe('unknown'),
  );

  test('R379: case does not count, nor do query and hash of an address', () => {
    expect(fileTypeOf('https://cdn.example/a/photo.JPG?w=300&name=x.mp4#top')).toBe('image');
  });

  test.each([
    ['Reel #2.jpg', 'image'],
    ['Brunch? final.jpg', 'image'],
    ['a.jpg ', 'image'],
    ['clip.mov#photo.png', 'image'],
    ['photo.png?.mp4', 'video'],
    ['Reel #2', 'unknown'],
  ])('R379: in the name of a file, # and ? are letters: "%s" is %s', (name, type) =>
    expect(fileTypeOf(name)).toBe(type),
  );

  test('R376-R379: only the last extension decides, however it is written; in an address, whatever follows ? or #', () => {
    const extension = fc.constantFrom(...images, ...videos).chain(mixedCase);
    const tail = fc.oneof(
      fc.constant(''),
      fc.string().map((text) => `?${text}`),
      fc.string().map((text) => `#${text}`),
    );
    fc.assert(
      fc.property(fc.string(), extension, tail, (name, ending, rest) => {
        const type = images.includes(ending.toLowerCase()) ? 'image' : 'video';
        expect(fileTypeOf(`a ${name}.${ending}`)).toBe(type);
        expect(fileTypeOf(`https://cdn.example/${encodeURIComponent(name)}.${ending}${rest}`)).toBe(type);
      }),
    );
  });
});

describe('uploadFault', () => {
  test.each(uploadExtensions)('R380: takes %s', (extension) => expect(uploadFault(`a.${extension}`)).toBeNull());

  test('R379, R380: takes a file whose name has #, ? or a space at its end', () => {
    for (const name of ['Reel #2.jpg', 'Brunch? final.jpg', 'a.jpg ']) expect(uploadFault(name)).toBeNull();
  });

  test.each(['heic', 'HEIF'])('R379, R380: does not know %s, and says how to export it', (extension) => {
    expect(fileTypeOf(`IMG_0001.${extension}`)).toBe('unknown');
    expect(uploadFault(`IMG_0001.${extension}`)).toContain('Export it as a JPEG');
  });

  test.each(['svg', 'bmp', 'avi', 'flv', 'wmv', 'mpg', 'mpeg', 'exe'])('R380: refuses %s and says why', (extension) => {
    expect(uploadFault(`a.${extension}`)).toMatch(`Files of the type “${extension}” can’t be uploaded.`);
  });

  test('R380: refuses a name without a type', () => {
    expect(uploadFault('clip')).toMatch('This file has no type in its name.');
  });
});
