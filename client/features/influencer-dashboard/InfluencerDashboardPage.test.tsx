import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { GiftStatement } from '../../api/records';
import { aCollab } from '../../test/collab';
import { aReliability } from '../../test/reliability';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { InfluencerDashboardPage } from './InfluencerDashboardPage';

const years = [
  { year: 2027, name: '2027/28' },
  { year: 2026, name: '2026/27' },
];
const statement: GiftStatement = {
  ...{ taxYear: years[0]!, years, from: '2027-04-06', to: '2028-04-05', totalPence: 40_000, markPence: 100_000 },
  lines: [
    { id: 'l1', collabId: 'c9', title: 'Supper', brandName: 'Casa Olmo', kind: 'received', pence: 40_000, basis: 'MEASURED', receivedOn: '2027-05-01', recordedOn: '2027-05-01', reason: null },
  ],
}; // prettier-ignore
const reversed = {
  ...statement.lines[0]!,
  id: 'l2',
  basis: 'AGREED' as const,
  kind: 'reversed' as const,
  pence: -40_000,
  recordedOn: '2027-06-02',
};

function open() {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    '/api/v1/collabs?limit=100': {
      body: {
        items: [
          aCollab({ stage: 4, visitAt: '2099-03-09T19:00:00.000Z', terms: { ...aCollab().terms, title: 'Tasting' } }),
          aCollab({ id: 'c2', stage: 3, waitingFor: 'influencer', terms: { ...aCollab().terms, title: 'Brunch' } }),
          aCollab({ id: 'c5', stage: 5, waitingFor: 'influencer', contentDueAt: '2020-03-09T19:00:00.000Z', brand: { ...aCollab().brand, name: 'Salt Yard' } }),
          aCollab({ id: 'c3', waitingFor: 'brand', terms: { ...aCollab().terms, title: 'Lunch' } }),
          aCollab({ id: 'c4', stage: 6, outcome: 'completed', terms: { ...aCollab().terms, title: 'Breakfast' } }),
        ],
      },
    },
    '/api/v1/influencers/influencer-1/reliability': { body: aReliability({ side: 'influencer', score: 78 }) },
    '/api/v1/influencers/influencer-1/gifts': { body: statement },
    '/api/v1/influencers/influencer-1/gifts?year=2027': { body: statement },
    '/api/v1/influencers/influencer-1/gifts?year=2026': {
      body: { ...statement, taxYear: years[1], from: '2026-04-06', to: '2027-04-05', totalPence: 0, lines: [...statement.lines, reversed] },
    },
  }); // prettier-ignore
  return renderPage(<InfluencerDashboardPage />, { at: '/app/influencer/dashboard' });
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('R437: the influencer dashboard', () => {
  it('shows Collabs by stage, the next visit, what is due, reliability, and the gift value of this tax year', async () => {
    open();
    expect((await region('Next visit')).getByText('Tasting')).toBeVisible();
    expect((await region('Next visit')).getByText(/^in \d+ (days|years)$/)).toBeVisible();
    expect((await region('To do')).getByText('Choose a time: Brunch')).toBeVisible();
    expect((await region('To do')).getByText(/^overdue/)).toHaveTextContent('overdue since Mon 9 Mar, 19:00');
    expect((await region('Waiting for the brand')).getByText('Lunch')).toBeVisible();
    expect((await region('Past work')).getByText('Breakfast')).toBeVisible();
    expect(await (await region('Your reliability')).findByText(/ promises kept$/)).toBeVisible();
    const value = await region('Value received');
    expect(await value.findByText('£400')).toBeVisible();
    expect(value.getByText('Value received, tax year 2027/28')).toBeVisible();
    expect(value.getByRole('meter', { name: 'Towards the £1,000 threshold' })).toHaveAttribute('aria-valuenow', '40');
  });

  it('opens the statement of any tax year, with the mark explained, as CSV and as PDF', async () => {
    const { user } = open();
    await user.click(await (await region('Value received')).findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gifts received' }));
    expect(dialog.getByText(/^This is £600 below the threshold of £1,000/)).toBeVisible();
    expect(dialog.getByText(/may have to share these figures.*with HMRC.*isn’t tax advice/)).toBeVisible();
    expect(dialog.getByText('6 April 2027 to 5 April 2028')).toBeVisible();
    expect(dialog.getByText('Casa Olmo, 1 May 2027 · Measured')).toBeVisible();

    await user.selectOptions(dialog.getByLabelText('UK tax year'), '2026/27');
    await user.click(await dialog.findByText('How this was worked out'));
    expect(dialog.getAllByRole('link', { name: 'Supper' })).toHaveLength(1);
    expect(dialog.getByText('Casa Olmo, 1 May 2027 · Agreed')).toBeVisible();
    expect(dialog.getByText(/^Reversed on 2 June 2027/)).toHaveTextContent('Reversed on 2 June 2027: -£400');
    for (const kind of ['csv', 'pdf'])
      expect(dialog.getByRole('link', { name: kind.toUpperCase() })).toHaveAttribute(
        'href',
        `/api/v1/influencers/influencer-1/gifts/statement.${kind}?year=2026&asProfile=influencer-1`,
      );
  });
});
