import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { EditedField } from './EditedField';

test('a handle is saved whole: when the field is left, or at Enter, not letter by letter', async () => {
  const told = jest.fn<(value: string) => void>();
  const { user } = renderPage(<EditedField label="Handle" whole value="ada" onChange={told} />);
  const field = screen.getByLabelText('Handle');
  await user.type(field, '.eats');
  expect(told).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(told.mock.calls).toEqual([['ada.eats']]);
  await user.type(field, '.uk');
  await user.tab();
  expect(told.mock.calls.at(-1)).toEqual(['ada.eats.uk']);
});

test('other fields are saved while you type', async () => {
  const told = jest.fn<(value: string) => void>();
  const { user } = renderPage(<EditedField label="Name" value="Ad" onChange={told} />);
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(told.mock.calls).toEqual([['Ada']]);
});

test('an invalid value shows when the field is left, and isn’t saved', async () => {
  const told = jest.fn<(value: string) => void>();
  const check = (value: string) => (value.includes(' ') ? 'Without spaces, please.' : undefined);
  const { user } = renderPage(<EditedField label="Handle" whole value="ada" onChange={told} check={check} />);
  await user.type(screen.getByLabelText('Handle'), ' eats');
  await user.tab();
  expect(await screen.findByText('Without spaces, please.')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
});
