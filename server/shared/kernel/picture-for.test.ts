import { filePathOf } from '../../contract/rules/file-path.js';
import { pictureFor } from './picture-for.js';

const [dish, room, film, foreign] = ['aa', 'bb', 'cc', 'dd'].map((end) => `00000000-0000-7000-8000-0000000000${end}`);
const kinds: Record<string, 'image' | 'video'> = { [dish!]: 'image', [room!]: 'image', [film!]: 'video' };

function asked() {
  const of: string[] = [];
  const kindOf = async (mediaId: string) => {
    of.push(mediaId);
    return kinds[mediaId] ?? null;
  };
  return { of, kindOf, missing: () => new Error('missing'), noPicture: () => new Error('no picture') };
}

describe('the picture to set', () => {
  it.each([
    ['stays when nothing is said', filePathOf(dish!), undefined, filePathOf(dish!)],
    ['stays away when nothing is said', null, undefined, null],
    ['is taken away by null', filePathOf(dish!), null, null],
    ['stays when it is said again', filePathOf(foreign!), foreign, filePathOf(foreign!)],
    ['stays when it is said again in capitals', filePathOf(foreign!), foreign!.toUpperCase(), filePathOf(foreign!)],
  ])('%s, and nobody is asked', async (_, stands, chosen, path) => {
    const { of, ...how } = asked();
    expect(await pictureFor(stands, chosen, how)).toBe(path);
    expect(of).toEqual([]);
  });

  it.each([
    ['the first', null, room],
    ['another', filePathOf(dish!), room],
    ['one whose id comes in capitals', filePathOf(dish!), room!.toUpperCase()],
  ])('is %s that is chosen', async (_, stands, chosen) => {
    expect(await pictureFor(stands, chosen, asked())).toBe(filePathOf(room!));
  });

  it('is nobody else’s file, and no film', async () => {
    await expect(pictureFor(null, foreign, asked())).rejects.toThrow('missing');
    await expect(pictureFor(filePathOf(dish!), film, asked())).rejects.toThrow('no picture');
  });
});
