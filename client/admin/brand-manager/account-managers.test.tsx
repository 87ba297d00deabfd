import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { listAt, serve } from '../../test/server';
import { ManagerName } from './account-managers';

const priya = {
  ...{ id: 'account-managers.priya-shah', list: 'account-managers', option: 'priya-shah', label: 'Priya Shah' },
  ...{ lat: null, lng: null },
};

it('R444: an account manager whom staff have added has a name, even when withdrawn', async () => {
  const robin = {
    ...priya,
    id: 'account-managers.robin-hale',
    option: 'robin-hale',
    label: 'Robin Hale',
    withdrawn: true,
  };
  serve({ [listAt('/api/v1/admin/list-additions', 1_000)]: { body: [{ ...priya, withdrawn: false }, robin] } });
  renderPage(
    <>
      <ManagerName id="priya-shah" />, <ManagerName id="robin-hale" />, <ManagerName id="sam" />,{' '}
      <ManagerName id={null} />
    </>,
  );
  expect(await screen.findByText(/Priya Shah, Robin Hale, Sam, Nobody/)).toBeVisible();
});
