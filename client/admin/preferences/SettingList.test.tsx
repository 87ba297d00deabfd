import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import type { StaffRole } from '../../../server/contract/rules/staff-rights';
import { asStaff, listAt, serve } from '../../test/server';
import { SettingList } from './SettingList';

const path = '/api/v1/admin/settings';
const asGiven = { id: 'supportPhone', value: '+44 20 7946 0123', set: null, given: '+44 20 7946 0123' };
const listOf = (setting: object, role: StaffRole = 'super-user') => ({
  ...asStaff(role),
  [listAt(path, 100)]: { body: [setting] },
});

it('R444: staff change a setting in place, and see what is wrong with it', async () => {
  const requests = serve({
    ...listOf(asGiven),
    [`${path}/supportPhone`]: { body: { ...asGiven, value: '+44 20 7946 0999', set: '+44 20 7946 0999' } },
  });
  const { user } = renderPage(<SettingList ids={['supportPhone']} />);
  await user.click(await screen.findByRole('button', { name: 'Change Priority phone' }));
  const field = screen.getByRole('textbox', { name: 'Priority phone' });
  await user.clear(field);
  await user.type(field, '020 7946');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Please enter the number with its country/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '+44 20 7946 0999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Set here')).toBeVisible();
  expect(requests).toContainEqual({ path: `${path}/supportPhone`, body: { set: '+44 20 7946 0999' } });
});

it('R444: the address of email, which mails name, is not hidden', async () => {
  const email = { id: 'supportEmail', value: 'help@t.test', set: null, given: 'help@t.test' };
  const requests = serve(listOf(email));
  const { user } = renderPage(<SettingList ids={['supportEmail']} />);
  await user.click(await screen.findByRole('button', { name: 'Change Email' }));
  expect(screen.queryByText('Leave blank to hide it.')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Email' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Please enter an email address/)).toBeVisible();
  expect(requests.filter(({ body }) => body)).toEqual([]);
});

it('says where a value comes from, and that nobody has given one', async () => {
  serve(listOf({ ...asGiven, value: null, given: null }));
  renderPage(<SettingList ids={['supportPhone']} />);
  expect(await screen.findByText('Not set')).toBeVisible();
  expect(screen.getByText('Not set here or in the server’s environment')).toBeVisible();
});

it('who may not change them only reads', async () => {
  serve(listOf(asGiven, 'read-only'));
  renderPage(<SettingList ids={['supportPhone']} />);
  expect(await screen.findByText('+44 20 7946 0123')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
