import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { nameTowns } from '../../server/contract/lists/towns';
import { renderPage } from '../test/render';
import { serve } from '../test/server';
import { york } from '../../test/support/towns';
import { OfferFilters } from './OfferFilters';

it('a town can be looked for where something is offered there', async () => {
  const otley = { ...york, id: 'town-2', label: 'Otley' };
  nameTowns([otley]);
  serve({
    '/api/v1/offers/cities': { body: { items: [{ city: york.id, count: 1 }] } },
    [`/api/v1/towns?ids=${york.id}`]: { body: { items: [york] } },
  });
  renderPage(<OfferFilters filter={{ city: '', category: '' }} onChange={() => undefined} />);
  expect(await screen.findByRole('option', { name: 'York' })).toBeEnabled();
  expect(screen.queryByRole('option', { name: 'Otley' })).toBeNull();
});
