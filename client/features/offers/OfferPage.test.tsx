import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { OfferPage } from './OfferPage';

async function show(offer: ReturnType<typeof anOffer>) {
  const whole = { ...offer, venueId: null, slots: [], actions: [], brief: '', blackoutDates: [], contentDueDays: 14 };
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    [`/api/v1/offers/${offer.id}`]: { body: whole },
  });
  const view = renderPage(
    <Routes>
      <Route path="/app/influencer/offers/:id" element={<OfferPage />} />
    </Routes>,
    { at: `/app/influencer/offers/${offer.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: offer.title });
  return view;
}

it.each([
  ['Quay Street', 'Harbour Lights, Quay Street, Bristol'],
  ['Harbour Lights, Quay Street', 'Harbour Lights, Quay Street, Bristol'],
])('says once whose the offer is and where: %s', async (venue, lead) => {
  await show(anOffer({ venue }));
  expect(screen.getByText(lead)).toBeVisible();
});

it.each([
  ['dressCode', 'Dress code'],
  ['included', 'Included'],
  ['notIncluded', 'Not included'],
  ['houseRules', 'House rules'],
])('says what the brand says of the visit, and nothing where it says nothing: %s', async (field, label) => {
  const { unmount } = await show({ ...anOffer(), [field]: 'As the brand says it' });
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('As the brand says it')).toBeVisible();
  unmount();
  await show({ ...anOffer(), [field]: '' });
  expect(screen.getByText('Guests')).toBeVisible();
  expect(screen.queryByText(label)).toBeNull();
});

it.each([
  [{ coversPence: 8_000 }, 'Covers', 'Up to £80'],
  [{ tip: 'expected' as const }, 'Tip', 'Expected'],
  [{ postsStayDays: 60 }, 'Stays up', '60 days'],
  [{ guests: 0 }, 'Guests', 'None'],
  [{ guests: 1 }, 'Guests', '1 welcome'],
  [{ guests: 2, guestsRequired: true, guestsOweContent: true }, 'Guests', 'Up to 2 required. Guests owe content too.'],
])('says where the gift ends: %j', async (said, label, words) => {
  await show({ ...anOffer(), ...said });
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(words);
});

it('does not say how long posts stay up where nothing is posted', async () => {
  await show({ ...anOffer({ asks: [{ type: 'ugc', contentType: 'image', count: 1 }] }), ...{ postsStayDays: 30 } });
  expect(screen.queryByText('Stays up')).toBeNull();
});
