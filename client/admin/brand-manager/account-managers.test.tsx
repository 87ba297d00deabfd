import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { ManagerName } from './account-managers';

const priya = { list: 'account-managers', id: 'priya-shah', label: 'Priya Shah', lat: null, lng: null } as const;

it('R444: an account manager whom staff have added is called by name, and whoever is withdrawn still is', async () => {
  const robin = { ...priya, id: 'robin-hale', label: 'Robin Hale', withdrawn: true };
  const body = { items: [{ ...priya, withdrawn: false }, robin], mayChange: true };
  serve({ '/api/v1/admin/list-additions': { body } });
  renderPage(
    <>
      <ManagerName id="priya-shah" />, <ManagerName id="robin-hale" />, <ManagerName id="sam" />,{' '}
      <ManagerName id={null} />
    </>,
  );
  expect(await screen.findByText(/Priya Shah, Robin Hale, Sam, Nobody/)).toBeVisible();
});
