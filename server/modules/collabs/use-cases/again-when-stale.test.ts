import { collabErrors } from '../domain/collab.errors.js';
import { againWhenStale } from './again-when-stale.js';

/** Fails with each of these errors in turn, then returns how many attempts were made. */
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
