import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ContentPiece } from '../../api/content';
import { AddressLine, renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { ContentLibraryPage } from './ContentLibraryPage';

const reel: ContentPiece = {
  id: 'p1',
  collabId: 'c1',
  title: 'Supper for two',
  creator: { name: 'Amara Osei', handle: 'amara.eats' },
  type: 'reel',
  contentType: 'video',
  mediaId: '00000000-0000-7000-8000-0000000000aa',
  caption: 'Ad: oysters',
  postUrl: 'https://www.instagram.com/reel/Cabc123/',
  approvedAt: '2027-02-20T12:00:00.000Z',
  rights: { channels: ['own-social'], months: 12 },
  rightsUntil: '2028-02-20T12:00:00.000Z',
  usable: true,
};
const ended: ContentPiece = {
  ...reel,
  id: 'p2',
  creator: null,
  type: 'post',
  rightsUntil: '2027-01-01T12:00:00.000Z',
  usable: false,
};
const first = '/api/v1/content?limit=24';

function open(more: Parameters<typeof serve>[0] = {}) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [first]: { body: { items: [reel, ended], next: null } },
    ...more,
  });
  const page = (
    <>
      <ContentLibraryPage />
      <AddressLine />
    </>
  );
  return renderPage(page, { at: '/app/brand/content' });
}

describe('ContentLibraryPage', () => {
  it('packs the chosen pieces, and none whose rights have ended', async () => {
    const { user } = open();
    const name = 'Reel by Amara Osei for Supper for two';
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
    expect(screen.getByText('1 piece chosen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download ZIP' })).toHaveAttribute(
      'href',
      '/api/v1/content/archive?pieces=p1&asProfile=brand-1',
    );
    expect(screen.getByRole('checkbox', { name: /a creator who has left/ })).toBeDisabled();
    for (const words of screen.getAllByText(/^Approved/)) expect(words).toHaveTextContent(/^Approved [a-z\d]/);
    expect(screen.getByText(/The usage rights ended on 1 January 2027/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Download Post by/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
  });

  it('keeps its filters in the address, and says what to do when nothing fits', async () => {
    const { user } = open({
      [`${first}&type=story`]: { body: { items: [], next: null } },
      [`${first}&type=story&text=oysters`]: { body: { items: [], next: null } },
    });
    await user.selectOptions(await screen.findByLabelText('Type'), 'Story');
    expect(await screen.findByText('No matches')).toBeVisible();
    await user.type(screen.getByLabelText('Search'), 'oysters');
    expect(await screen.findByText('?type=story&text=oysters', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findByText(/Reel · @amara.eats/)).toBeVisible();
  });

  it('says how pieces come in while there are none', async () => {
    open({ [first]: { body: { items: [], next: null } } });
    expect(await screen.findByText('No content yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your Collabs' })).toHaveAttribute(
      'href',
      '/app/brand/dashboard?uid=brand-1',
    );
    expect(screen.queryByRole('region', { name: 'Download' })).toBeNull();
  });
});
