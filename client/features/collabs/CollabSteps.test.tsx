import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { aCollab } from '../../test/collab';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import { useSession } from '../../shell/session/session-context';
import { type Collab, useCollab } from '../../api/collabs';
import { KeptFocus } from '../../shell/KeptFocus';
import { mainId } from '../../shell/PublicFrame';
import { CollabSteps } from './CollabSteps';

/** Requests that need a session. */
const Steps = ({ collab }: { collab: Collab }) =>
  useSession().actor.type === 'influencer' ? <CollabSteps collab={collab} /> : null;

const Brands = ({ collab }: { collab: Collab }) =>
  useSession().actor.type === 'brand' ? <CollabSteps collab={collab} /> : null;

it.each([
  ['open', 1],
  ['no_show', 0],
] as const)('asks the creator about a no-show until it is settled: %s', async (outcome, asked) => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) });
  const noShowClaim = { claimedAt: '2027-03-09T20:00:00.000Z', answerBy: '2027-03-11T20:00:00.000Z', answer: null };
  const visitAt = '2027-03-09T19:00:00.000Z';
  renderPage(<Steps collab={aCollab({ stage: 4, outcome, visitAt, noShowClaim, deliverables: [] })} />);
  expect(await screen.findByRole('heading', { name: 'Content' })).toBeVisible();
  expect(screen.queryAllByRole('heading', { name: 'Were you there?' })).toHaveLength(asked);
});

it('leaves the focus on the next steps once one has been taken', async () => {
  const asked = aCollab({
    actions: ['approve', 'decline'],
    requestedBy: 'brand',
    waitingFor: 'influencer',
    deliverables: [],
  });
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    [`/api/v1/collabs/${asked.id}`]: { body: asked },
    [`/api/v1/collabs/${asked.id}/approve`]: { body: { ...asked, stage: 3, actions: [] } },
  });
  const Newest = () => <Steps collab={useCollab(asked.id)} />;
  const { user } = renderPage(
    <main id={mainId}>
      <KeptFocus />
      <Suspense>
        <Newest />
      </Suspense>
    </main>,
  );
  const accept = await screen.findByRole('button', { name: 'Accept' });
  act(() => accept.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Next steps' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('says with its button what a request costs that waits for its payment, VAT on top', async () => {
  const collab = aCollab({ awaitsPayment: true, requestedBy: 'brand', deliverables: [] });
  const taken = { source: 'checkout', pricePence: 9_900, state: 'awaiting-payment', usableUntil: null } as const;
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [`/api/v1/collabs/${collab.id}`]: { body: collab },
    [`/api/v1/collabs/${collab.id}/cost`]: { body: { approval: null, taken, returnsUntil: null } },
    [`/api/v1/collabs/${collab.id}/food-risks`]: { body: { open: false, until: null, own: null, guests: [] } },
    '/api/v1/settings': { body: { vat: 'excluded', supportEmail: 'support@tastemaker.test', links: {} } },
  });
  renderPage(
    <Suspense>
      <Brands collab={collab} />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'Pay £99 + VAT now' })).toBeVisible();
});

it('says to staff what it takes from the brand if they approve on its behalf', async () => {
  const collab = aCollab({ actions: ['approve'], deliverables: [] });
  const approval = { source: 'invoice', pricePence: 7_500, freeLeft: 0, keptLeft: 0 } as const;
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [`/api/v1/collabs/${collab.id}`]: { body: collab },
    [`/api/v1/collabs/${collab.id}/cost`]: { body: { approval, taken: null, returnsUntil: null } },
  });
  const Staff = () => (useSession().actor.type === 'admin' ? <CollabSteps collab={collab} /> : null);
  const { user } = renderPage(
    <Suspense>
      <Staff />
    </Suspense>,
  );
  await user.selectOptions(await screen.findByLabelText('What to do'), 'Approve the request');
  expect(await screen.findByText('Adds £75 to the next invoice of Harbour Lights.')).toBeVisible();
});

it('lets the brand leave a handover note for a visit, and says who reads it', async () => {
  const collab = aCollab({ stage: 4, visitAt: '2027-03-09T19:00:00.000Z', handoff: { note: '', open: true }, deliverables: [] });
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [`/api/v1/collabs/${collab.id}/food-risks`]: { body: { open: false, until: null, own: null, guests: [] } },
    [`/api/v1/collabs/${collab.id}/handoff-note`]: (input) => ({ body: { ...collab, handoff: { ...(input as object), open: true } } }),
  });
  const { user } = renderPage(<Brands collab={collab} />);
  const form = within(await screen.findByRole('form', { name: 'Handover note' }));
  expect(screen.getByText(/@ada won’t see it/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Note' }), 'Table 12');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved.')).toBeVisible();
  expect(requests).toContainEqual({ path: `/api/v1/collabs/${collab.id}/handoff-note`, body: { note: 'Table 12' } });
}); // prettier-ignore
