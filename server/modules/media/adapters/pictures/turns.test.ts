import { Turns } from './sharp-pictures.js';

/** Work that ends on request. */
const work = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, run: () => ended };
};

test('a few work at a time, the others wait, and too many are asked to come again', async () => {
  const turns = new Turns(2, 1);
  const [first, second, third] = [work(), work(), work()];
  let begin = () => {};
  const thirdBegan = new Promise<void>((resolve) => (begin = resolve));
  const running = [turns.take(first.run), turns.take(second.run)];
  const waiting = turns.take(() => {
    begin();
    return third.run();
  });

  await expect(turns.take(async () => {})).rejects.toMatchObject({ code: 'media/busy' });
  first.end();
  await thirdBegan;
  second.end();
  third.end();
  await Promise.all([...running, waiting]);
});

test('work that fails makes room for the next', async () => {
  const turns = new Turns(1, 0);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'done')).toBe('done');
});
