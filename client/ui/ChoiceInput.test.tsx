import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../test/render';
import { ChoiceInput } from './ChoiceInput';
import { type Choice, noChoice } from '../../server/contract/rules/choice';

const options = [
  { id: 'tapas', label: 'Tapas' },
  { id: 'ramen', label: 'Ramen' },
  { id: 'pizza', label: 'Pizza' },
];

function Form({ max }: { max?: number }) {
  const [value, setValue] = useState<Choice<string>>(noChoice);
  return <ChoiceInput label="Cuisines" options={options} value={value} onChange={setValue} max={max} withOther />;
}

test('R363, R365: by default one may be chosen, and a new choice replaces the old', async () => {
  renderPart(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: 'Tapas' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Ramen' }));
  expect(screen.getByRole('radio', { name: 'Tapas' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Ramen' })).toBeChecked();
});

test('a choice of one is one stop of the Tab key, and its arrow keys choose', async () => {
  renderPart(<Form />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Tapas' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Pizza' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pizza' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: 'Ramen' })]);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('R365: with more than one, a full choice disables the rest until one is taken back', async () => {
  renderPart(<Form max={2} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tapas' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ramen' }));
  expect(screen.getByText('2 of 2 chosen')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Pizza' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Other' })).toBeDisabled();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Tapas' }));
  expect(screen.getByRole('checkbox', { name: 'Pizza' })).toBeEnabled();
});

test('R364, R366: Other opens a text field, counts as one, is trimmed, and may not stay empty', async () => {
  renderPart(<Form max={2} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
  expect(screen.getByText('1 of 2 chosen')).toBeVisible();

  const text = screen.getByLabelText('Other: please say which');
  await userEvent.click(text);
  await userEvent.tab();
  expect(screen.getByText('Please describe “Other”, or remove it.')).toBeVisible();

  await userEvent.type(text, '  Georgian ');
  await userEvent.tab();
  expect(text).toHaveValue('Georgian');
  expect(screen.queryByText(/Please describe/)).not.toBeInTheDocument();
});
