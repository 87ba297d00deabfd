import { collabErrors } from '../domain/collab.errors.js';
import { againWhenStale } from './again-when-stale.js';

/** Something that fails with each of these in turn, and then answers how often it was tried. */
const failingWith = (...faults: readonly Error[]) => {
  let tried = 0;
  return async () => {
    const fault = faults[tried++];
    if (fault) throw fault;
    return tried;
  };
};
const stale = collabErrors.stale('c1');

it('a step that met another change is decided again', async () =>
  expect(await againWhenStale(failingWith(stale, stale))).toBe(3));

it('but not for ever', async () => {
  await expect(againWhenStale(failingWith(stale, stale, stale))).rejects.toBe(stale);
});

it('and what is refused is refused at once', async () => {
  const ended = collabErrors.ended();
  await expect(againWhenStale(failingWith(ended))).rejects.toBe(ended);
});
