import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { teamOf } from '../../test/team';
import { CompanySection } from './CompanySection';

const company = {
  id: 'brand-1',
  name: 'Casa Olmo',
  email: 'hello@casa-olmo.test',
  city: 'london',
  category: 'restaurants',
  about: 'Small plates.',
  website: null,
  avatarPath: null,
};

async function open(role: string, more: object = {}) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/company': (changes) => ({ body: { ...company, ...more, ...(changes as object) } }),
    '/api/v1/team': { body: teamOf(role) },
  });
  const view = renderPage(
    <Suspense>
      <CompanySection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'Company' });
  return { ...view, saved: () => requests.filter(({ body }) => body !== undefined) };
}

test('a fault goes as soon as it is fixed, and then the company is saved', async () => {
  const { user, saved } = await open('owner');
  const website = screen.getByRole('textbox', { name: 'Website' });
  await user.type(website, 'casa-olmo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const fault = 'Please enter a web address, such as https://ember.example.';
  expect(await screen.findByText(fault)).toBeInTheDocument();
  expect(saved()).toEqual([]);
  await user.clear(website);
  await user.type(website, 'https://casa-olmo.test');
  await waitFor(() => expect(screen.queryByText(fault)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company saved.')).toBeInTheDocument();
  const { name, city, category, about } = company;
  const changes = { name, city, category, about, website: 'https://casa-olmo.test' };
  expect(saved()).toEqual([{ path: '/api/v1/company', body: changes }]);
});

test('the logo is taken away at once, and is no part of what Save sends', async () => {
  const avatarPath = 'media/01970000-0000-7000-8000-0000000000f1';
  const { user, saved } = await open('owner', { avatarPath });
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect(await screen.findByText('Logo removed.')).toBeInTheDocument();
  expect(saved()).toEqual([{ path: '/api/v1/company', body: { avatar: null } }]);
});

test('a member reads it and has nothing to save', async () => {
  await open('member');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Choose a logo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
