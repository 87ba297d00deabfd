import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { createNavigation } from '../../app/create-navigation';
import { NavigationRouter } from '../../app/navigation';
import { createQueryClient } from '../../api/query-client';
import { SessionProvider } from '../../shell/session/SessionProvider';
import { quickWriter, routerDouble } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { Toaster } from '../../ui/Toaster';
import { dataProvider as panel } from '../data-provider';
import { type Brand, resources } from '../resources';
import { BrandCreate } from './BrandCreate';
import { BrandRecord } from './BrandRecord';

const fields = { name: 'Salt Yard', city: 'london', category: 'restaurants', salesStage: 2, onboardingStage: 1 };
const brand = { ...fields, id: 'b1', priority: 1, about: '', website: '', version: 1, deletedAt: null } as unknown as Brand; // prettier-ignore
const at = `/${resources.brands}`;

beforeEach(() => {
  // React-admin 5 passes a prop that MUI 9 no longer knows, and React warns about it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A part of the panel at a URL that can be left for the list. */
function place(part: ReactNode, path: string, dataProvider: ReturnType<typeof testDataProvider>) {
  const queryClient = createQueryClient();
  const page = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider router={routerDouble()} reloadAt={() => undefined} leaveFor={() => undefined}>
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
          <ResourceContextProvider value={resources.brands}>
            {part}
            <Link to={at}>Close</Link>
            <Toaster />
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionProvider>
    </QueryClientProvider>
  );
  const list = (
    <>
      The list
      <QueryClientProvider client={queryClient}>
        <Toaster />
      </QueryClientProvider>
    </>
  );
  window.history.pushState(null, '', path);
  render(
    <NavigationRouter navigation={createNavigation()}>
      <Routes>
        <Route path={path} element={page} />
        <Route path={at} element={list} />
      </Routes>
    </NavigationRouter>,
  );
}

/** The record in its drawer. */
async function open(...answers: { status?: number; body: object }[]) {
  const saving = '/api/v1/admin/brand-manager/b1';
  const requests = serve({
    ...asStaff('operations'),
    '/api/v1/admin/desk/brand/b1': { body: { tags: [], tasks: [], notes: [] } },
    [saving]: () => answers.shift() ?? { body: brand },
  });
  const dataProvider = testDataProvider({
    getOne: (async () => ({ data: brand })) as never,
    getList: async () => ({ data: [], total: 0 }),
    update: panel.update,
  });
  const record = (
    <RecordContextProvider value={brand}>
      <BrandRecord />
    </RecordContextProvider>
  );
  place(record, `${at}/b1`, dataProvider);
  await screen.findByDisplayValue('Salt Yard');
  const saved = () => requests.filter(({ path }) => path === saving).map(({ body }) => body);
  return { user: quickWriter(), saved };
}

const problem = (status: number, detail: string, errors?: object) => ({ status, body: { detail, errors } });

it('what was typed in the profile is still there after a look at another tab', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('tab', { name: 'Tasks' }));
  expect(screen.getByLabelText(/^About/)).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(screen.getByLabelText(/^About/)).toBeVisible();
  expect(screen.getByLabelText(/^About/)).toHaveValue('Small plates');
});

const leaving = { name: 'Leave without saving?' };

/** Answers the question that appears. */
async function answer(user: UserEvent, word: 'Cancel' | 'Confirm'): Promise<void> {
  const dialog = await screen.findByRole('dialog', leaving);
  await user.click(within(dialog).getByRole('button', { name: word }));
}

it('R200: leaving with unsaved changes asks first', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await answer(user, 'Cancel');
  expect(screen.getByLabelText(/^About/)).toHaveValue('Small plates');
  await user.click(await screen.findByRole('link', { name: 'Close' }));
  await answer(user, 'Confirm');
  expect(await screen.findByText('The list')).toBeVisible();
});

it('people who have saved aren’t asked', async () => {
  const { user, saved } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(saved()).toEqual([{ about: 'Small plates' }]);
  expect(screen.queryByRole('dialog', leaving)).toBeNull();
});

it('what was saved is taken back by one press, from the version that was saved', async () => {
  const changed = { ...brand, about: 'Small plates', version: 2 };
  const { user, saved } = await open({ body: changed }, { body: { ...brand, version: 3 } });
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(saved()).toEqual([{ about: 'Small plates' }, { about: '', reason: 'The previous change was undone.' }]);
});

it.each([
  ['a rule', problem(400, 'This step needs a reason.'), 'This step needs a reason.'],
  ['a faulty field', problem(400, 'Please correct it.', { about: 'This is too long.' }), 'This is too long.'],
  ['somebody else’s change', problem(412, 'Somebody was quicker.'), 'Somebody was quicker.'],
])('what %s has refused is not saved: leaving asks first, and it can be sent again', async (_, refused, says) => {
  const { user, saved } = await open(refused);
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(says)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await answer(user, 'Cancel');
  expect(screen.getByLabelText(/^About/)).toHaveValue('Small plates');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(saved()).toHaveLength(2);
});

it('an invalid value is refused in the server’s words before anything is sent', async () => {
  const { user, saved } = await open();
  await user.type(screen.getByLabelText('Website'), 'salt-yard');
  await user.clear(screen.getByLabelText(/^Name/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a web address, such as https://ember.example.')).toBeVisible();
  expect(screen.getByText('Please enter a name of at most 100 characters.')).toBeVisible();
  expect(saved()).toEqual([]);
});

describe('a new brand', () => {
  const created: Brand[] = [];
  async function openNew() {
    created.length = 0;
    serve(asStaff('operations'));
    const create = async (_: string, { data }: { data: Brand }) => {
      created.push(data);
      return { data: { ...data, id: 'b2' } };
    };
    place(<BrandCreate />, `${at}/create`, testDataProvider({ create: create as never }));
    const user = quickWriter();
    await user.type(await screen.findByLabelText(/^Name/), 'Salt Yard');
    return user;
  }

  it('R200: is asked about before it’s lost', async () => {
    const user = await openNew();
    await user.click(screen.getByRole('link', { name: 'Close' }));
    await answer(user, 'Cancel');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Salt Yard');
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await answer(user, 'Confirm');
    expect(await screen.findByText('The list')).toBeVisible();
    expect(created).toEqual([]);
  });

  it('isn’t asked about once it has been created', async () => {
    const user = await openNew();
    for (const [label, option] of [
      [/^City/, 'London'],
      [/^Category/, 'Restaurants'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.type(screen.getByLabelText(/^Contact name/), 'Ines Prado');
    await user.type(screen.getByLabelText(/^Email/), 'ines@salt.test');
    await user.click(screen.getByRole('button', { name: 'Create brand' }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(created).toMatchObject([{ name: 'Salt Yard', email: 'ines@salt.test' }]);
    expect(screen.queryByRole('dialog', leaving)).toBeNull();
  });
});
