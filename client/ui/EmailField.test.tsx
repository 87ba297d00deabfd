import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../test/render';
import { EmailField } from './EmailField';

function Form() {
  const [email, setEmail] = useState('');
  return <EmailField value={email} onChange={setEmail} />;
}

const field = () => screen.getByLabelText('Email');

test('R125, R126: whitespace is stripped and letters are lowered as one types', async () => {
  renderPart(<Form />);
  await userEvent.type(field(), ' A b@C.d ');
  expect(field()).toHaveValue('ab@c.d');
});

test('R131: what is pasted follows the same rule', async () => {
  renderPart(<Form />);
  await userEvent.click(field());
  await userEvent.paste(' Jane@Example.COM\n');
  expect(field()).toHaveValue('jane@example.com');
});

test('R128, R130: leaving the field says what is wrong, but never of an empty one', async () => {
  renderPart(<Form />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(field()).not.toBeInvalid();

  await userEvent.type(field(), 'jane@example');
  await userEvent.tab();
  expect(field()).toBeInvalid();
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();

  await userEvent.type(field(), '.com');
  expect(screen.queryByText('Please enter a valid email address.')).not.toBeInTheDocument();
});
