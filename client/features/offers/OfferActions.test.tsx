import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { OfferActions } from './OfferActions';

const session = '/api/v1/functions/getSessionAndUserProfile';

it('R439: an influencer asks the brand from the offer; the brand does not ask itself', async () => {
  const offer = {
    ...anOffer(),
    ...{ venueId: null, slots: [], actions: [], brief: '', blackoutDates: [], rights: null, contentDueDays: 14 },
  };
  serve({ [session]: sessionOf(influencer) });
  const { unmount } = renderPage(<OfferActions offer={offer} />);
  const ask = await screen.findByRole('link', { name: 'Ask the brand' });
  expect(ask).toHaveAttribute('href', `/app/chats?with=${offer.brand.id}`);
  unmount();

  serve({ [session]: sessionOf(brand()) });
  renderPage(<OfferActions offer={offer} />);
  expect(await screen.findByRole('link', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask the brand' })).toBeNull();
});
