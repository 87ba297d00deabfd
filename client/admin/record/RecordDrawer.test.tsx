import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, testDataProvider } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { DrawerBar } from './RecordDrawer';

const rows = ['b1', 'b2', 'b3'].map((id) => ({ id }));
const Where = () => <output>{useLocation().pathname}</output>;

function open(id: string) {
  const list = { resource: 'brand-manager', data: rows } as unknown as ListControllerResult;
  const onClose = jest.fn();
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <ListContextProvider value={list}>
          <DrawerBar id={id} onClose={onClose} />
          <Where />
        </ListContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onClose };
}

it('R440: from one record lead the one before and the one after in the list', async () => {
  const { user } = open('b2');
  expect(screen.getByText('2 of 3 on this page')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(screen.getByRole('status')).toHaveTextContent('/brand-manager/b1');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('/brand-manager/b3');
});

it('R440: there is nothing before the first', () => {
  open('b1');
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
});

it('a record that the list does not show has no neighbours, and can be closed', async () => {
  const { user, onClose } = open('b9');
  expect(screen.queryByText(/on this page/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
