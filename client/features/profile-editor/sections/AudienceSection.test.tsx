import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { renderPage } from '../../../test/render';
import { AudienceCountries } from './AudienceSection';

function Countries() {
  const [countries, change] = useState<ComponentProps<typeof AudienceCountries>['countries']>([
    { country: 'GB', percent: 60 },
    { country: 'FR', percent: 20 },
  ]);
  return <AudienceCountries countries={countries} onChange={change} />;
}

test('the keyboard stays in a country that is chosen with it', async () => {
  const { user } = renderPage(<Countries />);
  const second = () => screen.getAllByLabelText('Country')[1]!;
  await user.selectOptions(second(), 'Spain');
  expect(second()).toHaveFocus();
  expect(second()).toHaveValue('ES');
  expect(screen.getByRole('button', { name: 'Remove Spain' })).toBeVisible();
});
