import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { plans } from '../../../server/contract/plans';
import { renderPart } from '../../test/render';
import { PlanLimits } from './PlanLimits';

it('R444: the limits of each plan and the ID of its price are there to read, and not to change', () => {
  renderPart(<PlanLimits />);
  const storage = within(screen.getByRole('row', { name: /^Storage/ }));
  expect(storage.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['10 GB']));
  for (const { name, priceID } of plans) {
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
    if (priceID) expect(screen.getByText(priceID)).toBeVisible();
  }
  expect(screen.queryByRole('textbox')).toBeNull();
});
