import { afterEach, expect, it } from '@jest/globals';
import { grow } from '../../../server/contract/lists/growing';
import { renderPart } from '../../test/render';
import { linesOf, OfferCover } from './OfferCover';

afterEach(() => grow([]));

const print = (category: string) => renderPart(<OfferCover id="o1" category={category} />).container.innerHTML;

it('R444: a category that staff have added has a cover of its own, with its name; it was that of Other', () => {
  const other = print('other');
  expect(print('books-and-magazines')).toBe(other); // a page that doesn't know about it yet
  const books = { list: 'categories', id: 'books-and-magazines', label: 'Books & Magazines' } as const;
  grow([{ ...books, lat: null, lng: null, withdrawn: true }]);
  const { container } = renderPart(<OfferCover id="o1" category={books.id} />);
  expect([...container.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toEqual([
    'Books &',
    'Magazines',
  ]);
  expect(print('other')).toBe(other);
  expect(print('cafes')).not.toBe(other);
});

it('sets a name in lines, and leaves no word out', () => {
  expect(linesOf('Books')).toEqual(['Books']);
  expect(linesOf('Tea and cake')).toEqual(['Tea and', 'cake']);
  expect(linesOf('Anthropology')).toEqual(['Anthropology']);
});
