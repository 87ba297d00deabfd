import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { aLift, noGuests } from '../../test/results';
import { asStaff, serve } from '../../test/server';
import { CollabGuests } from './CollabGuests';

const path = '/api/v1/collabs/c1/results';
const open = (answer: object) => {
  serve({ ...asStaff('operations'), [path]: answer });
  renderPage(<CollabGuests collabId="c1" handle="ada" />);
};

it('shows staff the four figures of a Collab, as the brand sees them', async () => {
  const results = { redeemed: { ...noGuests, covers: 4 }, named: noGuests, clicked: 1, lift: aLift(2, 9, 16), givenPence: 9_500 };
  open({ body: results });
  const figures = await screen.findAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent?.slice(0, 28))).toEqual([
    'RedeemedMeasured4 guestsUsed',
    'NamedCounted at the venue0 g',
    'ClickedMeasured1 clickFollow',
    'LiftEstimatedAbout 9 moreBet',
  ]);
  expect(screen.getByText('Gift cost: £95, the value of what the creator was given.')).toBeVisible();
}); // prettier-ignore

it('says why they can’t be shown', async () => {
  open({ status: 403, body: { code: 'request/forbidden', detail: 'Not for you.' } });
  expect(await screen.findByText('Not for you.')).toBeVisible();
});
