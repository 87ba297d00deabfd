import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPaginationContext } from 'react-admin';
import { renderPart } from '../../test/render';
import { ListPagination, pagesAround } from './ListPagination';

type Context = Parameters<typeof ListPaginationContext.Provider>[0]['value'];

/** Below page `page` of a list with this many rows. */
function open(page: number, total: number | undefined, perPage = 50) {
  const asked: string[] = [];
  const value = {
    isPending: total === undefined,
    isLoading: false,
    page,
    perPage,
    total,
    hasNextPage: page * perPage < (total ?? 0),
    hasPreviousPage: page > 1,
    setPage: (next: number) => asked.push(`page ${next}`),
    setPerPage: (next: number) => asked.push(`${next} rows`),
    resource: 'brand-manager',
  } as unknown as Context;
  const view = renderPart(
    <ListPaginationContext.Provider value={value}>
      <ListPagination />
    </ListPaginationContext.Provider>,
  );
  return { user: userEvent.setup(), asked, view };
}

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, null, 40]],
  [3, 40, [1, 2, 3, 4, null, 40]],
  [20, 40, [1, null, 19, 20, 21, null, 40]],
  [40, 40, [1, null, 39, 40]],
])('on page %i of %i, these can be reached at once: %j', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});

test('the rows are named, and every page can be reached', async () => {
  const { user, asked } = open(2, 1_234);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('51–100 of 1,234')).toBeVisible();
  expect(pages.getByRole('button', { name: 'Page 2', current: 'page' })).toBeVisible();
  await user.click(pages.getByRole('button', { name: 'Previous page' }));
  await user.click(pages.getByRole('button', { name: 'Next page' }));
  await user.click(pages.getByRole('button', { name: 'Page 25' }));
  await user.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(asked).toEqual(['page 1', 'page 3', 'page 25', '100 rows']);
});

test('the last page has none after it, and the first none before', () => {
  const { view } = open(1, 20);
  expect(screen.getByText('1–20 of 20')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  view.unmount();
  open(1, 0);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
