import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { OfferPage } from './OfferPage';

it.each([
  ['Quay Street', 'Harbour Lights, Quay Street, Bristol'],
  ['Harbour Lights, Quay Street', 'Harbour Lights, Quay Street, Bristol'],
])('says once whose the offer is and where: %s', async (venue, lead) => {
  const offer = {
    ...anOffer({ venue }),
    ...{ venueId: null, slots: [], actions: [], brief: '', blackoutDates: [], contentDueDays: 14 },
  };
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    [`/api/v1/offers/${offer.id}`]: { body: offer },
  });
  renderPage(
    <Routes>
      <Route path="/app/influencer/offers/:id" element={<OfferPage />} />
    </Routes>,
    { at: `/app/influencer/offers/${offer.id}` },
  );
  expect(await screen.findByText(lead)).toBeVisible();
});
