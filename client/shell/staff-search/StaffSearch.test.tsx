import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { StaffSearch } from './StaffSearch';

const Where = () => <output>{useLocation().pathname}</output>;

function show(routes: Parameters<typeof serve>[0] = {}) {
  serve(routes);
  const page = (
    <>
      <StaffSearch />
      <input aria-label="Field" />
      <Where />
    </>
  );
  return renderPage(page, { at: '/here' }).user;
}

describe('the keys of staff', () => {
  it('G, then a letter, opens a page', async () => {
    const user = show();
    await user.keyboard('b');
    expect(screen.getByText('/here')).toBeTruthy();
    await user.keyboard('gb');
    expect(screen.getByText(paths.admin.brands)).toBeTruthy();
  });

  it('mean letters where one types', async () => {
    const user = show();
    await user.click(screen.getByLabelText('Field'));
    await user.keyboard('gb');
    expect(screen.getByText('/here')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Field').value).toBe('gb');
  });

  it('Ctrl K opens the search, and not the browser’s own', async () => {
    show();
    const wasTaken = !fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(wasTaken).toBe(true);
    expect(await screen.findByRole('combobox', { name: 'Search everything' })).toHaveFocus();
  });

  it('finds a name of one letter', async () => {
    const o = { kind: 'influencer', id: 'o', title: '@o.eats', detail: 'O' };
    const user = show({ '/api/v1/admin/search?q=O': { body: { items: [o] } } });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox'), 'O ');
    expect(await screen.findByRole('option', { name: 'Influencer @o.eats O' })).toBeVisible();
  });
});
