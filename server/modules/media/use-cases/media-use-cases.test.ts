import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryMediaRepository } from '../adapters/persistence/in-memory-media.repository.js';
import { InMemoryMediaStorage } from '../adapters/storage/in-memory-media-storage.js';
import { MediaApi } from '../media.api.js';
import { MediaViewers } from '../ports/media-viewers.js';
import { CompleteUpload } from './complete-upload.js';
import { KeepFile } from './keep-file.js';
import { OpenMedia } from './open-media.js';

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const brand: Actor = { userId: 'u2', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const stranger: Actor = { userId: 'u4', role: 'brand', profile: { type: 'brand', uid: 'b2' } };
const upload = { id: 'm1', ownerUid: 'i1', fileName: 'still.gif' };

/** A world in which everything was delivered to the one brand. */
class DeliveredTo extends MediaViewers {
  constructor(private readonly uid: string) {
    super();
  }
  async mayView({ profile }: Actor): Promise<boolean> {
    return profile?.uid === this.uid;
  }
}

function world() {
  const media = new InMemoryMediaRepository();
  const storage = new InMemoryMediaStorage();
  const complete = new CompleteUpload(media, storage, { now: () => new Date('2027-01-15T12:00:00Z') });
  const api = new MediaApi(media, new KeepFile(storage, complete));
  return { media, storage, complete, api, open: new OpenMedia(media, new DeliveredTo('b1')) };
}

describe('a complete upload', () => {
  test('is known by what it really is', async () => {
    const { storage, complete, api } = world();
    await storage.write('m1', gif);

    await complete.execute(influencer, { ...upload, fileName: 'called-a-film.mp4' });

    expect(await api.find('m1')).toEqual({
      id: 'm1',
      kind: 'image',
      mimeType: 'image/gif',
      fileName: 'called-a-film.mp4',
      bytes: gif.length,
    });
  });

  test('R380: is deleted when its content is not what we take', async () => {
    const { storage, complete, api } = world();
    await storage.write('m1', Buffer.from('<script>alert(1)</script>'));

    await expect(complete.execute(influencer, upload)).rejects.toMatchObject({ code: 'media/not-accepted' });

    await expect(storage.settle('m1')).rejects.toMatchObject({ code: 'media/not-found' });
    expect(await api.find('m1')).toBeNull();
  });

  test('may be completed again after a crash', async () => {
    const { storage, complete, media } = world();
    await storage.write('m1', gif);

    const first = await complete.execute(influencer, upload);

    expect(await complete.execute(influencer, upload)).toEqual(first);
    expect(media.events).toHaveLength(1);
  });
});

describe('a file', () => {
  test('is open to its owner and to whom it was delivered, and does not exist for others', async () => {
    const { storage, complete, open } = world();
    await storage.write('m1', gif);
    await complete.execute(influencer, upload);

    expect((await open.execute(influencer, 'm1')).id).toBe('m1');
    expect((await open.execute(brand, 'm1')).id).toBe('m1');
    await expect(open.execute(stranger, 'm1')).rejects.toMatchObject({ code: 'media/not-found' });
    await expect(open.execute(brand, 'm2')).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('that was made here belongs to the actor’s profile and to no other', async () => {
    const { api } = world();

    const { id } = await api.keep(influencer, 'still.gif', gif);

    expect(await api.ownedBy(id, 'i1')).toMatchObject({ id, kind: 'image' });
    expect(await api.ownedBy(id, 'b1')).toBeNull();
  });
});
