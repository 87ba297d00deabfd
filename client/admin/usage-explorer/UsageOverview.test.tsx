import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { AddressLine, renderPage } from '../../test/render';
import { listAt, serve } from '../../test/server';
import { UsageOverview } from './UsageOverview';

const day = (from: string, events: number, people: number) => ({ from, events, people });
const summary = {
  period: { from: '2027-03-01', to: '2027-03-03', days: 3 },
  step: 'day',
  overTime: [day('2027-03-01', 12, 4), day('2027-03-02', 0, 0), day('2027-03-03', 7_200, 2)],
  names: [{ title: 'page_view', events: 19 }],
  pages: [
    { page: '/app/chats', title: 'Chats – Tastemaker', views: 9_100, people: 3 },
    { page: '/app/collabs/:id', title: '', views: 4, people: 2 },
  ],
  funnel: { asked: 8, signedIn: 6, requested: 2, completed: 1 },
};
const plans = '/api/v1/admin/plan-usage';
const uid = '019c0000-0000-7000-8000-000000000001';
const casaOlmo = { id: 'e1', profile: { uid, type: 'brand', name: 'Casa Olmo' } };

/** As it appears above the list of events, which it filters. */
function open(filterValues: Readonly<Record<string, string>>, routes: Parameters<typeof serve>[0], at = '/') {
  const requests = serve({ [listAt(plans, 26)]: { body: [] }, ...routes });
  const setFilters = jest.fn();
  const list = { filterValues, setFilters, data: [casaOlmo] };
  const page = renderPage(
    <ListContextProvider value={list as never}>
      <UsageOverview />
      <AddressLine />
    </ListContextProvider>,
    { at },
  );
  return { ...page, requests, setFilters };
}
const rowsOf = (name: string) =>
  within(screen.getAllByRole('region', { name }).at(-1)!).getAllByRole('row').slice(1).map(({ textContent }) => textContent); // prettier-ignore

test('R443: the figures of the period: days, pages, the way from the link, plans', async () => {
  const { user } = open({}, { '/api/v1/admin/usage-summary': { body: summary } });
  expect(await screen.findByText(/The figures cover .*1 Mar.* to .*3 Mar/)).toBeVisible();
  expect(rowsOf('Most viewed pages')).toEqual(['Chats/app/chats9,1003', 'A Collab/app/collabs/:id42']);
  expect(screen.getByText('Asked for a link')).toBeVisible();
  expect(await screen.findByText('No paying brands.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Events by day: 1 Mar 12, 2 Mar 0, 3 Mar 7,200' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(rowsOf('Events by day')).toEqual(['1 Mar124', '2 Mar00', '3 Mar7,2002']);
});

test('R443: whether the chart is shown as a table is in the address, with all other choices', async () => {
  const address = () => new URLSearchParams(screen.getByLabelText('Address').textContent ?? '');
  const { user } = open({}, { '/api/v1/admin/usage-summary': { body: summary } }, '/?filter=%7B%7D&events=table');
  expect(await screen.findByText(/The figures cover/)).toBeVisible();
  expect(rowsOf('Events by day')).toEqual(['1 Mar124', '2 Mar00', '3 Mar7,2002']);
  await user.click(screen.getByRole('button', { name: 'As a chart' }));
  expect(screen.getByRole('img', { name: /^Events by day/ })).toBeVisible();
  expect(Object.fromEntries(address())).toEqual({ filter: '{}' });
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(Object.fromEntries(address())).toEqual({ filter: '{}', events: 'table' });
});

test('R443: what the list is filtered by goes into the question, and an emptied filter does not', async () => {
  const asked = '/api/v1/admin/usage-summary?from=2027-03-01&to=2027-03-03&profileType=brand&title=page_view';
  const filter = { fromDay: '2027-03-01', toDay: '2027-03-03', profileType: 'brand', title: 'page_view', profileUid: '' };
  const { requests } = open({ ...filter, q: 'chats' }, { [asked]: { body: summary } });
  expect(await screen.findByText(/Searching narrows the list, not the figures/)).toBeVisible();
  expect(requests.filter(({ path }) => path.includes('usage-summary')).map(({ path }) => path)).toEqual([asked]);
}); // prettier-ignore

test('R443: one profile’s figures say whose they are, and lead back to everyone’s', async () => {
  const { user, setFilters } = open(
    { profileUid: uid, profileType: 'brand' },
    {
      [`/api/v1/admin/usage-summary?profileUid=${uid}&profileType=brand`]: { body: summary },
      [listAt(plans, 1, { id: [uid] })]: { body: [] },
    },
  );
  const chip = (await screen.findByText('Only Casa Olmo')).closest('.MuiChip-root')!;
  await user.click(within(chip as HTMLElement).getByTestId('CancelIcon'));
  expect(setFilters).toHaveBeenCalledWith({ profileType: 'brand' }, {});
});

test('R443: says why there are no figures', async () => {
  const detail = 'A period ends after it begins.';
  open({}, { '/api/v1/admin/usage-summary': { status: 400, body: { code: 'analytics/bad-period', detail } } });
  expect(await screen.findByText(detail)).toBeVisible();
});
