import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ada, atTheDoor, ben, everythingKept, letIn, now, open, rows, said, setPhoneClock, Venue } from '../test/door';

atTheDoor();

describe('a conflict', () => {
  const conflict = {
    ...{ id: '01970000-0000-7000-8000-0000000000f1', collabId: ada.collabId, name: ada.name, handle: ada.handle },
    ...{
      kind: 'check-in' as const,
      code: 'collabs/code-used',
      detail: 'Someone else has already checked this guest in.',
    },
    ...{ at: now, door: 'Quay Street', otherAt: '2027-03-09T18:55:00.000Z', otherDoor: 'All places' },
  };

  it('is shown until someone says that they have read it, and not again', async () => {
    const venue = new Venue();
    venue.conflicts = [conflict];
    const { user, unmount } = await letIn(venue);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Ada Marsh, 19:00Someone else .* in\. The check-in at 18:55 \(All places\) counts\./,
    );
    unmount();
    open();
    await user.click(await screen.findByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    venue.goOnline(); // asks for the list again
    await waitFor(() => expect(venue.requests.filter(({ path }) => path.endsWith('/list')).length).toBeGreaterThan(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('what the server does not take is said, even where its list says nothing', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    venue.visits = venue.visits.map((visit) => ({ ...visit, status: 'cancelled' as const }));
    venue.goOnline();
    expect(await screen.findByText('Ada Marsh’s visit has been cancelled.')).toBeVisible();
    const alert = within(await screen.findByRole('region', { name: 'Please check' })).getByRole('alert');
    expect(alert).toHaveTextContent(/Ada Marsh, 19:00.*This check-in wasn’t accepted/);
    await user.click(within(alert).getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Please check' })).toBeNull());
  });
});

describe('what the phone keeps', () => {
  const personal = /Ada|ada\.eats|Tree nuts|tree-nuts|sister|Table 12/;
  const text = async () =>
    JSON.stringify(await everythingKept(), (_key, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? Buffer.from(value as ArrayBuffer).toString('latin1')
        : value,
    );

  it('nothing that can be read without the key, and no script can read the key', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    expect(await text()).toContain(ada.collabId);
    expect(await text()).not.toMatch(personal);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(personal);
    const [door] = (await everythingKept()).find(({ store }) => store === 'door')!.values as { key: CryptoKey }[];
    await expect(crypto.subtle.exportKey('raw', door!.key)).rejects.toThrow();
  });

  it('shows without a connection when the page is opened again', async () => {
    const venue = new Venue();
    const { unmount } = await letIn(venue);
    unmount();
    venue.goOffline();
    open(null); // the installed page
    expect(await screen.findByRole('button', { name: /Ada Marsh/ })).toBeVisible();
    expect(await screen.findByText(/^No connection\. You can carry on/)).toBeVisible();
  });

  it.each([
    ['when its twelve hours are over', '2027-03-10T07:00:01.000Z'],
    ['when its clock was set back', '2027-03-09T12:00:00.000Z'],
  ])('is gone %s', async (_, then) => {
    const venue = new Venue();
    const { unmount } = await letIn(venue);
    unmount();
    venue.goOffline();
    setPhoneClock(then);
    open(null);
    expect(await screen.findByLabelText('PIN')).toBeVisible();
    expect((await everythingKept()).find(({ store }) => store === 'door')!.values).toEqual([]);
  });

  it('is gone when the PIN is withdrawn; what was recorded is sent after the next PIN', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    venue.pinIsGood = false;
    venue.goOnline();
    await user.type(await screen.findByLabelText('PIN'), '654321');
    expect(screen.getByRole('alert')).toHaveTextContent('Everything recorded here is kept and will be sent.');
    expect((await everythingKept()).find(({ store }) => store === 'door')!.values).toEqual([]);
    expect(venue.taken.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect(venue.taken.size).toBe(1);
  });

  it('what was recorded is also sent by a new link to the same visits, when the first no longer works', async () => {
    const venue = new Venue();
    const { user, unmount } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    unmount();
    venue.goOnline();
    await letIn(venue, 'of-the-new-link');
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect([...venue.taken.values()]).toEqual([expect.objectContaining({ collabId: ada.collabId })]);
  });

  it('faces, encrypted like the list', async () => {
    URL.createObjectURL = () => 'blob:of-ada';
    URL.revokeObjectURL = () => undefined;
    const venue = new Venue([{ ...ada, avatarPath: 'people/ada.webp' }, ben]);
    const { fetch: listed } = globalThis;
    const picture = async () => new TextEncoder().encode('Ada’s face').buffer;
    globalThis.fetch = (async (input: string, init?: RequestInit) =>
      input.startsWith('/api/v1/thumbs') ? { ok: true, arrayBuffer: picture } : listed(input, init)) as never;
    const { container } = await letIn(venue);
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', 'blob:of-ada'));
    await waitFor(async () => expect(await text()).toContain('people/ada.webp'));
    expect(await text()).not.toContain('Ada’s face');
  });
});
