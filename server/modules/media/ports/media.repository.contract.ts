import type { Actor } from '../../../shared/kernel/index.js';
import { takeIn } from '../domain/media.js';
import type { MediaRepository } from './media.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const actor: Actor = {
  userId: '01890000-0000-7000-8000-000000000001',
  role: 'influencer',
  profile: { type: 'influencer', uid: '01890000-0000-7000-8000-0000000000a1' },
};
const id = '01890000-0000-7000-8000-00000000f11e';
const arrived = (fileName: string) =>
  takeIn({ id, fileName, mimeType: 'video/mp4', bytes: 1_999_999_999 }, actor.profile!.uid, actor, now);

/** What every MediaRepository promises. `told` counts the events that were stored with the files. */
export function mediaRepositoryContract(make: () => Promise<{ media: MediaRepository; told: () => Promise<number> }>) {
  let media: MediaRepository;
  let told: () => Promise<number>;
  beforeEach(async () => ({ media, told } = await make()));

  test('knows nothing of a file that never came', async () => {
    expect(await media.find(id)).toBeNull();
  });

  test('gives back exactly what was added', async () => {
    const [file, event] = arrived('reel.mp4');

    await media.add(file, event);

    expect(await media.find(id)).toEqual(file);
  });

  test('keeps the first of many, and tells of it once', async () => {
    const added = await Promise.all(Array.from({ length: 5 }, (_, n) => media.add(...arrived(`reel-${n}.mp4`))));

    expect(new Set(added.map(({ fileName }) => fileName)).size).toBe(1);
    expect(await told()).toBe(1);
  });
}
