import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Statement } from '../../api/reviews';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { Statements, statementTitle } from './Statements';

const sides = { brandName: 'Harbour Lights', influencerHandle: 'ada' };
const said = (name: Statement['name'], by: Statement['by'], more: Partial<Statement> = {}): Statement => ({
  ...{
    id: `${name} ${by}`,
    name,
    by,
    at: '2027-03-04T12:00:00.000Z',
    words: null,
    decision: null,
    days: null,
    pence: null,
  },
  ...more,
});

describe('what was said', () => {
  it('shows both sides’ words and the decision, in their order, with who and when', async () => {
    const items = [
      said('collab.no-show-claimed', 'brand', { words: 'Table stayed empty.' }),
      said('collab.no-show-answered', 'influencer', { words: 'I sat at the bar.' }),
      said('collab.checked-in', 'staff', { words: 'The door let them in.' }),
    ];
    serve({ '/api/v1/collabs/c1/statements': { body: { items } } });
    renderPage(<Statements collabId="c1" sides={sides} />);
    const list = within(await screen.findByRole('region', { name: 'What was said' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Harbour Lights said that @ada didn’t come, Thu\u00a04\u00a0Mar, 12:00Table stayed empty.',
      '@ada said that they were there, Thu\u00a04\u00a0Mar, 12:00I sat at the bar.',
      'Our team decided that the visit happened, Thu\u00a04\u00a0Mar, 12:00The door let them in.',
    ]);
  });

  it.each([
    [said('collab.no-show', 'product'), '@ada didn’t answer within 48 hours, so it counts as a no-show'],
    [said('collab.no-show', 'staff'), 'Our team decided that it was a no-show'],
    [said('collab.no-show', 'influencer'), '@ada said that they couldn’t come'],
    [said('collab.checked-in', 'brand'), 'Harbour Lights said that @ada was there after all'],
    [said('collab.days-asked', 'influencer', { days: 5 }), '@ada asked for 5 more days'],
    [said('collab.days-given', 'brand', { days: 1 }), 'Harbour Lights gave 1 more day'],
    [said('collab.undelivered-claimed', 'brand'), 'Harbour Lights said the content never came'],
    [said('collab.undelivered-settled', 'brand'), 'Harbour Lights dropped the claim'],
    [said('collab.undelivered-settled', 'staff'), 'Our team dismissed the claim'],
    [said('collab.undelivered-settled', 'influencer'), 'The content came, which settled the claim'],
    [said('collab.undelivered', 'staff'), 'Our team decided that the content never came'],
    [said('collab.bill-typed', 'brand', { pence: 14_200 }), 'Harbour Lights said that the bill was £142'],
    [said('collab.bill-confirmed', 'influencer'), '@ada confirmed the bill'],
    [said('collab.bill-contested', 'influencer'), '@ada contested the bill'],
    [
      said('collab.bill-contested', 'influencer', { pence: 9_850 }),
      '@ada contested the bill and said that it was £98.50',
    ],
    [said('collab.bill-settled', 'staff', { pence: 12_000 }), 'Our team decided that the bill was £120'],
    [said('deliverable.use-reported', 'influencer'), '@ada reported a use after the rights had ended'],
    [said('deliverable.taken-down', 'brand'), 'Harbour Lights confirmed that the content came down'],
    [said('deliverable.use-upheld', 'staff'), 'Our team upheld the report'],
    [said('deliverable.use-dismissed', 'staff'), 'Our team dismissed the report'],
    [said('review.given', 'influencer'), '@ada reviewed Harbour Lights'],
    [said('review.decided', 'staff', { decision: 'hidden' }), 'Our team hid the review'],
    [said('review.decided', 'staff', { decision: 'kept' }), 'Our team kept the review'],
  ])('says who did what: %#', (statement, title) => {
    expect(statementTitle(statement, sides)).toBe(title);
  });
});
