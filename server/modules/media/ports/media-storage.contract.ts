import type { MediaStorage } from './media-storage.js';

/** The smallest GIF: one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What every MediaStorage promises. */
export function mediaStorageContract(make: () => Promise<MediaStorage>) {
  let storage: MediaStorage;
  beforeEach(async () => (storage = await make()));

  test('says what a file really is', async () => {
    await storage.write('picture', gif);
    await storage.write('words', Buffer.from('only words'));

    expect(await storage.settle('picture')).toEqual({ mimeType: 'image/gif', bytes: gif.length });
    expect(await storage.settle('words')).toEqual({ mimeType: undefined, bytes: 10 });
  });

  test('knows the fingerprint of what lies there', async () => {
    await storage.write('words', Buffer.from('abc'));
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // FIPS 180-2, appendix B.1
    expect(await storage.fingerprint('words', 3)).toBe(known);
  });

  test('reads the bytes that are asked for, the first and the last included', async () => {
    await storage.write('words', Buffer.from('0123456789'));

    expect((await bytesOf(storage.read('words', { first: 2, last: 4 }))).toString()).toBe('234');
    expect((await bytesOf(storage.read('words', { first: 0, last: 9 }))).toString()).toBe('0123456789');
  });

  test('removes a file, and does not mind that there is none', async () => {
    await storage.write('words', Buffer.from('0123456789'));

    await storage.remove('words');
    await storage.remove('words');

    await expect(storage.settle('words')).rejects.toMatchObject({ code: 'media/not-found' });
  });
}
