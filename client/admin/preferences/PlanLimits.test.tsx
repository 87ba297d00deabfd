import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { plans } from '../../../server/contract/plans';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { PlanLimits } from './PlanLimits';

it('R444: the limits of each plan and the ID of its price are there to read, and not to change', async () => {
  serve({ '/api/v1/settings': { body: { supportEmail: 's@t.test', vat: 'excluded', links: {} } } });
  renderPage(<PlanLimits />);
  expect(await screen.findByRole('rowheader', { name: 'A month excl. VAT' })).toBeVisible();
  const storage = within(screen.getByRole('row', { name: /^Storage/ }));
  expect(storage.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['10\u00a0GB']),
  );
  for (const { name, priceID } of plans) {
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
    if (priceID) expect(screen.getByText(priceID)).toBeVisible();
  }
  expect(screen.queryByRole('textbox')).toBeNull();
});
