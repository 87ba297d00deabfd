import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import type { Collab, FoodChoice, OwnFoodRisks } from '../../../api/collabs';
import { aCollab } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { influencer, serve, sessionOf } from '../../../test/server';
import { ChooseTime } from '../ChooseTime';
import { TellTheVenue } from './TellTheVenue';

const approved = aCollab({ stage: 3, actions: ['schedule'] });
const booked = aCollab({ stage: 4, visitAt: '2099-03-10T19:00:00.000Z' });
const slotId = '01970000-0000-7000-8000-000000000051';
const never: OwnFoodRisks = { toldAt: null, own: null, guests: [] };
const nuts: FoodChoice = { chosen: ['tree-nuts'], other: null };
const tom: OwnFoodRisks['guests'][number] = { name: 'Tom', chosen: ['milk'], other: null };
const last: OwnFoodRisks = { toldAt: null, own: nuts, guests: [tom] };

function open(page: ReactElement, kept: OwnFoodRisks) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    [`/api/v1/offers/${approved.offerId}`]: {
      body: { slots: [{ id: slotId, startsAt: booked.visitAt, placesLeft: 1, capacity: 1 }] },
    },
    [`/api/v1/collabs/${approved.id}/own-food-risks`]: (body) => ({
      body: body ? { ...body, toldAt: '2099-03-01T12:00:00.000Z' } : kept,
    }),
    [`/api/v1/collabs/${approved.id}/schedule`]: { body: booked },
  });
  return { ...renderPage(page), requests };
}

const bodyOf = (requests: ReturnType<typeof open>['requests'], what: string) =>
  requests.find(({ path, body }) => path.endsWith(what) && body)?.body;

describe('R321: when a time is chosen', () => {
  const choose = (collab: Collab = approved) => <ChooseTime collab={collab} action="schedule" />;

  it('the last answer is confirmed with one tap, and goes with the booking', async () => {
    const { user, requests } = open(choose(), last);
    await user.click(await screen.findByRole('radio'));
    await user.click(screen.getByRole('button', { name: 'Choose this time' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please say whether your allergies and diet are as shown.');
    const shown = within(screen.getByRole('list', { name: 'Last time you said' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['You:Tree nuts', 'Tom:Milk']);
    await user.click(screen.getByRole('button', { name: 'No change' }));
    await user.click(screen.getByRole('button', { name: 'Choose this time' }));
    await waitFor(() =>
      expect(bodyOf(requests, '/schedule')).toEqual({ slotId, foodRisks: { own: nuts, guests: [tom] } }),
    );
  });

  it('asks a creator who has never said, and for each guest by name', async () => {
    const { user, requests } = open(choose(), never);
    await user.click(await screen.findByRole('radio'));
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Choose this time');
    expect(screen.getByRole('alert')).toHaveTextContent('Please say what you can’t be served');
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
    await press('Add your guest');
    await press('Choose this time');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your guest’s name');
    await user.type(screen.getByLabelText('Your guest’s name'), 'Tom');
    await user.click(within(screen.getByRole('group', { name: 'Guest 1' })).getByRole('checkbox', { name: 'Milk' }));
    expect(screen.queryByRole('button', { name: 'Add your guest' })).toBeNull();
    await press('Choose this time');
    await waitFor(() =>
      expect(bodyOf(requests, '/schedule')).toEqual({
        slotId,
        foodRisks: { own: { chosen: ['none'], other: null }, guests: [tom] },
      }),
    );
  });
});

describe('R321: when a kept place is taken', () => {
  it('asks the same, and then takes it', async () => {
    const wait = { slotId, startsAt: booked.visitAt!, held: true, endsAt: '2099-03-09T19:00:00.000Z' };
    const { user, requests } = open(<ChooseTime collab={{ ...approved, wait }} action="schedule" />, last);
    await screen.findByRole('button', { name: 'No change' });
    await user.click(screen.getByRole('button', { name: 'Take the place' }));
    expect(screen.getByRole('region', { name: 'Allergies and diet' })).toHaveFocus();
    expect(screen.getByRole('radio')).toBeChecked();
    expect(requests.some(({ path }) => path.endsWith('/schedule'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'No change' }));
    await user.click(screen.getByRole('button', { name: 'Take the place' }));
    await waitFor(() =>
      expect(bodyOf(requests, '/schedule')).toEqual({ slotId, foodRisks: { own: nuts, guests: [tom] } }),
    );
  });
});

describe('R321: after the booking', () => {
  it('an open question is answered with one tap', async () => {
    const { user, requests } = open(<TellTheVenue collab={booked} />, last);
    expect(await screen.findByText(/Only Harbour Lights will see this/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No change' }));
    await waitFor(() => expect(bodyOf(requests, '/own-food-risks')).toEqual({ own: nuts, guests: [tom] }));
    expect(await screen.findByRole('list', { name: 'Allergies and diet' })).toBeVisible();
  });

  it('an answer is changed', async () => {
    const { user, requests } = open(<TellTheVenue collab={booked} />, { ...last, toldAt: '2099-03-01T12:00:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
    await user.click(screen.getByRole('button', { name: 'Tell Harbour Lights' }));
    const own = { chosen: ['tree-nuts', 'peanuts'], other: null };
    await waitFor(() => expect(bodyOf(requests, '/own-food-risks')).toEqual({ own, guests: [] }));
  });
});
