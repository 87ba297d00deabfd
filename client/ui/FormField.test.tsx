import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { renderPart } from '../test/render';
import { FormField } from './FormField';

test('a field that is typed in, left and found wrong renders nothing else of its form', async () => {
  let renders = 0;
  function Form() {
    renders++;
    const form = useForm({ mode: 'onBlur', defaultValues: { title: '', city: '' } });
    return (
      <FormProvider {...form}>
        <FormField name="title" label="Title" check={(title) => title === '' || 'Please leave this blank.'} />
        <FormField name="city" label="City" />
      </FormProvider>
    );
  }
  renderPart(<Form />);
  const before = renders;
  await userEvent.type(screen.getByLabelText('Title'), 'ab');
  await userEvent.tab();
  expect(await screen.findByText('Please leave this blank.')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(renders).toBe(before);
});
