import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Mark } from '../../api/records';
import { aReliability } from '../../test/reliability';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { ReliabilityNote } from './ReliabilityNote';

const address = '/api/v1/brands/b1/reliability';
const title = 'How reliable is Casa Olmo?';
const events = (kind: string, more = '') => `${address}/events?kind=${kind}&limit=20${more}`;
const visit: Mark = { on: '2027-03-04', kind: 'visit', kept: true, minutes: null, collabId: 'c1' };

function open(more: Parameters<typeof serve>[0]) {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer), ...more });
  return renderPage(<ReliabilityNote of={{ side: 'brand', id: 'b1' }} title={title} />);
}

describe('R437: reliability, as people see it', () => {
  it('says in short how someone keeps their promises', async () => {
    open({ [address]: { body: aReliability() } });
    const note = within(await screen.findByRole('region', { name: title }));
    expect(await note.findByText('14 of 16 promises kept')).toBeVisible();
    expect(note.queryByText(/60/)).toBeNull();
    expect(note.getByText(/^Answers/)).toHaveTextContent(
      'Answers within 48 hours: 8 of 9, median reply time 3 hours, visits honoured: 7 of 7, late changes: 1, Collabs with every draft answered: 5 of 5.',
    );
  });

  it('counts a creator’s content among what makes up the sum', async () => {
    const content = { contentOnTime: 2, contentLate: 1, contentMissing: 1 };
    open({ [address]: { body: aReliability({ side: 'influencer', ...content }) } });
    expect(await screen.findByText(/late changes: 1, Collabs with content on time: 2 of 4\.$/)).toBeVisible();
  });

  it('does not judge who is new', async () => {
    const none = { draftsAnswered: 0, asked: 0, answeredPromptly: 0, medianMinutes: null, visitsKept: 0, late: 0 };
    open({ [address]: { body: aReliability({ ...none, score: null, kept: 0, missed: 0 }) } });
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getByText('No visits or answers yet.')).toBeVisible();
  });

  it('opens the events of each number, page by page, with the way to your own Collabs, and explains the formula', async () => {
    const place = { afterAt: '2027-03-01T12:00:00.000Z', afterId: 'e9' };
    const next = `&afterAt=${encodeURIComponent(place.afterAt)}&afterId=e9`;
    const { user } = open({
      [address]: { body: aReliability() },
      [events('visit')]: { body: { items: [visit], next: place } },
      [events('visit', next)]: { body: { items: [{ ...visit, on: '2027-02-01', kept: false, collabId: null }], next: null } },
      [events('late')]: { body: { items: [], next: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'How this is calculated' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getAllByRole('button', { expanded: false })).toHaveLength(6);
    await user.click(dialog.getByRole('button', { name: 'Visits honoured 7 of 7' }));
    const own = (await dialog.findByText('4 March 2027')).closest('li')!;
    expect(within(own).getByText('Visit honoured')).toBeVisible();
    expect(within(own).getByRole('link', { name: 'Collab' })).toHaveAttribute('href', '/app/collabs/c1');

    await user.click(dialog.getByRole('button', { name: 'Load more' }));
    const foreign = (await dialog.findByText('1 February 2027')).closest('li')!;
    expect(within(foreign).getByText('Gift never sent')).toBeVisible();
    expect(within(foreign).queryByRole('link')).toBeNull();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull());

    await user.click(dialog.getByRole('button', { name: 'Visits cancelled or moved late 1' }));
    expect(await dialog.findByText('Nothing yet.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Score: 60 of 100' })).toBeVisible();
    expect(dialog.getByText('Here: 14 kept, 2 missed, so 60.')).toBeVisible();
  }); // prettier-ignore

  it('is left out where it cannot be known', async () => {
    open({});
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  });
});
