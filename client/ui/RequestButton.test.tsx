import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KeptFocus } from '../shell/KeptFocus';
import { mainId } from '../shell/PublicFrame';
import { aCollab } from '../test/collab';
import { anOffer } from '../test/offer';
import { renderPage } from '../test/render';
import { serve } from '../test/server';
import { RequestButton } from './RequestButton';

const collab = aCollab({
  owed: {
    pieces: 1,
    inWords: '1 reel',
    missing: '1 reel',
    toPost: null,
    toReview: null,
    lateSince: '2027-03-01T12:00:00.000Z',
    blocksRequests: true,
    closesAt: null,
  },
});

it('shows creators who owe content why they can’t request, with a link to it', async () => {
  serve({ '/api/v1/collabs?overdue=true': { body: { items: [collab], next: null } } });
  renderPage(<RequestButton offer={anOffer()} />);
  expect(await screen.findByRole('link', { name: 'Add your late content first' })).toHaveAttribute(
    'href',
    `/app/collabs/${collab.id}`,
  );
  expect(screen.getByText(/You owe Harbour Lights 1 reel/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
});

it('leaves the focus on the offer once it has been requested', async () => {
  const offer = anOffer();
  serve({ [`/api/v1/offers/${offer.id}/requests`]: { body: collab } });
  const page = (requested: boolean) => (
    <main id={mainId}>
      <KeptFocus />
      <article aria-label={offer.title}>{requested ? <p>Requested</p> : <RequestButton offer={offer} />}</article>
    </main>
  );
  const { user, rerender } = renderPage(page(false));
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('article', { name: offer.title })).toHaveFocus());
});

it('leaves the focus alone for those who have turned to something else', async () => {
  const page = (withButton: boolean) => (
    <main id={mainId}>
      <KeptFocus />
      <article>{withButton && <button>Gone soon</button>}</article>
      <p>Elsewhere</p>
    </main>
  );
  serve({});
  const { user, rerender } = renderPage(page(true));
  await user.click(screen.getByRole('button', { name: 'Gone soon' }));
  await user.click(screen.getByText('Elsewhere'));
  rerender(page(false));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
