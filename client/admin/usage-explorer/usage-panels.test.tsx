import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddressLine, renderPage } from '../../test/render';
import { listAt, serve } from '../../test/server';
import { PlanUsagePanel } from './PlanUsagePanel';
import { SignInFunnel } from './UsageOverview';

const brand = (number: number) => ({
  ...{ id: `b${number}`, name: `Brand ${number}`, plan: 'starter', collabs: { used: 1, limit: 1 } },
  ...{ seats: { used: 2, limit: null }, storage: { used: 1_500_000_000, limit: 100_000_000_000 } },
});
const path = '/api/v1/admin/plan-usage';
const many = Array.from({ length: 26 }, (_, number) => brand(number));

test('R443: the way from the link to a Collab says how many came how far', () => {
  renderPage(<SignInFunnel funnel={{ asked: 8_000, signedIn: 6_000, requested: 2_000, completed: 1_040 }} />);
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Asked for a link8,000 (100%)',
    'Signed in6,000 (75%)',
    'Requested a Collab2,000 (25%)',
    'Collab completed1,040 (13%)',
  ]);
});

test('R443: a brand shows what it has used of its plan', async () => {
  serve({ [listAt(path, 26)]: { body: [brand(0)] } });
  renderPage(<PlanUsagePanel profileUid={undefined} />);
  expect(
    await screen.findByRole('row', { name: 'Brand 0 Starter 1 of 1 2, no limit 1.5\u00a0GB of 100\u00a0GB' }),
  ).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of brands' })).not.toBeInTheDocument();
});

test('R443: brands are read page by page, and the page is in the address with the filters', async () => {
  serve({
    [listAt(path, 26)]: { body: many },
    [listAt(path, 26, {}, 25)]: { body: many.slice(25) },
  });
  const page = (
    <>
      <PlanUsagePanel profileUid={undefined} />
      <AddressLine />
    </>
  );
  const { user } = renderPage(page, { at: '/?filter=x' });
  const address = () => screen.getByLabelText('Address');
  await user.click(await screen.findByRole('link', { name: 'More brands' }));
  expect(await screen.findByRole('rowheader', { name: 'Brand 25' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Brand 24' })).toBeNull();
  expect(address()).toHaveTextContent('?filter=x&plansFrom=25');
  expect(screen.queryByRole('link', { name: 'More brands' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to the first' }));
  expect(await screen.findByRole('rowheader', { name: 'Brand 0' })).toBeVisible();
  expect(address()).toHaveTextContent(/^\?filter=x$/);
});

test('R443: beside one brand’s stream is that brand alone, whatever the page was', async () => {
  serve({ [listAt(path, 1, { id: ['b7'] })]: { body: [brand(7)] } });
  renderPage(<PlanUsagePanel profileUid="b7" />, { at: '/?plansFrom=25' });
  expect(await screen.findByRole('rowheader', { name: 'Brand 7' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of brands' })).not.toBeInTheDocument();
});
