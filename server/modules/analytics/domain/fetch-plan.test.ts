import { afterTrouble, mostFailures, nextFetch } from './fetch-plan.js';

const published = new Date('2027-03-01T12:00:00Z');
const after = (hours: number) => new Date(published.getTime() + hours * 3_600_000);
const waits = (hours: number, failures = 0): number | null => {
  const next = nextFetch({ type: 'reel', publishedAt: published }, after(hours), failures);
  return next && (next.getTime() - after(hours).getTime()) / 3_600_000;
};

describe('when the numbers of a post are asked for again', () => {
  test.each([
    [0, 6],
    [47.99, 6],
    [48, 24],
    [30 * 24 - 0.01, 24],
    [30 * 24, 168],
    [90 * 24 - 0.01, 168],
    [90 * 24, null],
  ])('%d hours after it was published: in %p', (age, hours) => expect(waits(age)).toBe(hours));

  test('a story’s are asked for more often as it nears its end, whether it was found or not, and never after', () => {
    const story = { type: 'story', publishedAt: published };
    const marks: number[] = [];
    for (let at: Date | null = published; at; at = nextFetch(story, at, marks.length))
      marks.push((at.getTime() - published.getTime()) / 3_600_000);
    expect(marks).toEqual([0, 1, 3, 6, 10, 14, 18, 20, 22, 23, 23.5]);
  });

  test('a platform that is away is asked an hour later, about a story at once if it is about to go, and then no more', () => {
    const post = { type: 'reel', publishedAt: published };
    expect(afterTrouble(post, after(30))).toEqual(after(31));
    expect(afterTrouble({ ...post, type: 'story' }, after(22))).toEqual(after(23));
    expect(afterTrouble({ ...post, type: 'story' }, after(23.5))).toEqual(after(23.5));
    expect(afterTrouble({ ...post, type: 'story' }, after(24))).toBeNull();
  });

  test('failures wait twice as long each time, a week at most, and end', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => waits(10, failures))).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(waits(10, mostFailures)).toBeNull();
  });
});
