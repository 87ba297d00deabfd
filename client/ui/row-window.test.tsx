import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRowWindow } from './row-window';

/** Tells the list the heights that jsdom does not have. */
let tell: (heights: Readonly<Record<number, number>>) => void = () => undefined;

class Observer {
  private readonly rows: HTMLElement[] = [];
  constructor(seen: (entries: { target: HTMLElement }[]) => void) {
    tell = (heights) => {
      const changed = this.rows.filter(({ dataset }) => Number(dataset.index) in heights);
      for (const row of changed)
        Object.defineProperty(row, 'offsetHeight', { value: heights[Number(row.dataset.index)], configurable: true });
      act(() => seen(changed.map((target) => ({ target }))));
    };
  }
  observe = (row: HTMLElement) => void this.rows.push(row);
  disconnect = () => undefined;
}

beforeEach(() => void Object.assign(globalThis, { ResizeObserver: Observer, innerHeight: 400, scrollY: 0 }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Object.assign(globalThis, { scrollY: 0 });
});

/** Rows of 90 and a gap of 10, 50 below the top of the page. */
function List({ count = 1_000, estimate = 90 }: { count?: number; estimate?: number }) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, height } = useRowWindow({ list, count, estimate, gap: 10, top: 50 });
  return (
    <ul ref={list} style={{ height }}>
      {rows.map(({ index, start }) => (
        <li key={index} data-index={index} style={{ top: start }}>
          Row {index}
        </li>
      ))}
    </ul>
  );
}

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const rendered = () => screen.getAllByRole('listitem').map(({ dataset }) => Number(dataset.index));
const topOf = (row: number) => screen.getByText(`Row ${row}`).style.top;

test('only the rows near the window are rendered, in a list as tall as all', () => {
  render(<List />);
  expect(screen.getByRole('list')).toHaveStyle({ height: '99990px' });
  expect(rendered()).toEqual([0, 1, 2, 3, 4, 5]);
  scrollTo(50_050);
  expect(rendered()).toEqual([498, 499, 500, 501, 502, 503, 504, 505, 506]);
  expect(topOf(500)).toBe('50000px');
  scrollTo(1_000_000);
  expect(rendered().at(-1)).toBe(999);
});

test('rows follow the height at which others were seen, until cards of another size come', () => {
  const { rerender } = render(<List />);
  tell({ 0: 190, 1: 90 });
  expect(topOf(1)).toBe('200px');
  expect(topOf(2)).toBe('300px');
  expect(screen.getByRole('list')).toHaveStyle({ height: '100090px' });
  rerender(<List estimate={40} />);
  expect(topOf(1)).toBe('50px');
});

test('what people look at doesn’t move when a row above it is taller than was thought', () => {
  const moved: number[] = [];
  window.scrollBy = ((_: number, by: number) => moved.push(by)) as never;
  render(<List />);
  scrollTo(50_050);
  tell({ 498: 120, 502: 120 });
  expect(moved).toEqual([30]);
});

test('a list that has become shorter shows what it has', () => {
  const { rerender } = render(<List />);
  scrollTo(50_050);
  rerender(<List count={2} />);
  expect(rendered()).toEqual([0, 1]);
  rerender(<List count={0} />);
  expect(screen.queryByRole('listitem')).toBeNull();
});
