import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { PlanUsagePanel } from './PlanUsagePanel';
import { SignInFunnel } from './SignInFunnel';

const brand = (number: number) => ({
  ...{ brandId: `b${number}`, name: `Brand ${number}`, plan: 'starter', collabs: { used: 1, limit: 1 } },
  ...{ seats: { used: 2, limit: null }, storage: { used: 1_500_000_000, limit: 100_000_000_000 } },
});
const plans = (count: number) => ({ items: Array.from({ length: count }, (_, number) => brand(number)) });
const atTheEnd = /These are the first 100 brands by name/;

test('R443: the way from the link to a Collab says how many came how far', () => {
  renderPage(<SignInFunnel funnel={{ asked: 8, signedIn: 6, requested: 2, completed: 1 }} />);
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Asked for a link8 (100%)',
    'Signed in6 (75%)',
    'Requested a Collab2 (25%)',
    'Had it completed1 (13%)',
  ]);
});

test('R443: a brand stands with what it has used of its plan', async () => {
  serve({ '/api/v1/admin/plan-usage?': () => ({ body: plans(1) }) });
  renderPage(<PlanUsagePanel profileUid={undefined} />);
  expect(await screen.findByRole('row', { name: 'Brand 0 Starter 1 of 1 2, no limit 1.5 GB of 100 GB' })).toBeVisible();
  expect(screen.queryByText(atTheEnd)).not.toBeInTheDocument();
});

test('R443: where not all brands are shown, the panel says so', async () => {
  serve({ '/api/v1/admin/plan-usage?': () => ({ body: plans(100) }) });
  renderPage(<PlanUsagePanel profileUid={undefined} />);
  expect(await screen.findByText(atTheEnd)).toBeVisible();
});
