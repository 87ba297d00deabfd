import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ada, atTheDoor, letIn, now, open, rows, said, Venue } from '../test/door';
import { haveTabs } from '../test/tabs';

atTheDoor();

describe('two tabs of one phone', () => {
  let takeAway: () => void;
  beforeEach(() => void (takeAway = haveTabs()));
  afterEach(() => takeAway());

  const sent = (venue: Venue) => venue.requests.filter(({ path }) => path.endsWith('/actions'));
  const rowsOf = ({ container }: { container: HTMLElement }) =>
    within(within(container).getByRole('list', { name: 'Visits' })).getAllByRole('button');
  const bothSay = (tabs: readonly { container: HTMLElement }[], words: RegExp) =>
    waitFor(() => tabs.forEach((tab) => expect(rowsOf(tab)[0]).toHaveTextContent(words)));
  /** The second one is in front. */
  async function twoTabs(venue: Venue) {
    const tabs = [await letIn(venue), open()] as const;
    await waitFor(() => expect(rowsOf(tabs[1])).toHaveLength(2));
    await waitFor(() => expect(venue.requests.filter(({ path }) => path.endsWith('/list'))).toHaveLength(2));
    return tabs;
  }
  async function checkInBy(tab: { user: Awaited<ReturnType<typeof letIn>>['user']; container: HTMLElement }) {
    const here = within(tab.container);
    await tab.user.click(rowsOf(tab)[0]!);
    await tab.user.click(await here.findByRole('button', { name: 'Check in' }));
    await here.findAllByText(/^(Recorded here|Checked in)/);
    await tab.user.click(here.getByRole('button', { name: 'All visits' }));
    await here.findByRole('list', { name: 'Visits' });
  }

  it('show the same, and only the one in front speaks with the server', async () => {
    const venue = new Venue();
    const tabs = await twoTabs(venue);
    venue.goOffline();
    await checkInBy(tabs[0]);
    await bothSay(tabs, /Recorded here/);
    await waitFor(() =>
      tabs.forEach(({ container }) => expect(container).toHaveTextContent(/No connection\..*1 to send/)),
    );
    venue.goOnline();
    await bothSay(tabs, /Checked in/);
    expect(sent(venue).map(({ body }) => (body as { actions: object[] }).actions.length)).toEqual([1]);
  });

  it('the other one speaks when the one in front is closed', async () => {
    const venue = new Venue();
    const tabs = await twoTabs(venue);
    tabs[1].unmount();
    await checkInBy(tabs[0]);
    await bothSay([tabs[0]], /Checked in/);
    expect(sent(venue)).toHaveLength(1);
  });

  it('stay signed in when one speaks while the other is opening', async () => {
    const venue = new Venue();
    const first = await letIn(venue);
    const speaking = new BroadcastChannel('tastemaker-door');
    const telling = setInterval(() => speaking.postMessage({ why: '', isThere: true, notOurs: [] }), 0);
    const second = open();
    try {
      await waitFor(() => expect(rowsOf(second)).toHaveLength(2));
    } finally {
      clearInterval(telling);
      speaking.close();
    }
    await checkInBy(second);
    await bothSay([first, second], /Checked in/);
  });

  it('are signed out together, for the same reason, and a warning read in one is read in both', async () => {
    const venue = new Venue();
    venue.conflicts = [
      {
        ...{ id: '01970000-0000-7000-8000-0000000000f3', collabId: ada.collabId, name: ada.name, handle: ada.handle },
        ...{ kind: 'check-in', outcome: 'conflict', code: 'collabs/code-used', detail: 'Already in.', at: now },
        ...{ door: 'Quay Street', otherAt: null, otherDoor: null },
      },
    ];
    const tabs = await twoTabs(venue);
    await tabs[0].user.click(within(tabs[0].container).getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Please check' })).toEqual([]));
    venue.withdrawPin();
    venue.goOnline();
    for (const { container } of tabs)
      expect(await within(container).findByText('This PIN no longer works. Ask for the new one.')).toBeVisible();
  });
});

it('in a browser without locks, both tabs send what was recorded, and the server takes it once', async () => {
  const venue = new Venue();
  const { user, container } = await letIn(venue);
  venue.goOffline();
  await user.click(rows()[0]!);
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  await said(/^Recorded here/);
  const other = open();
  await waitFor(() => expect(other.container).toHaveTextContent(/Recorded here 19:00/));
  venue.goOnline();
  await waitFor(() => expect(other.container).toHaveTextContent(/Checked in 19:00/));
  await waitFor(() => expect(container).toHaveTextContent(/Checked in 19:00/));
  expect(venue.taken.size).toBe(1);
});
