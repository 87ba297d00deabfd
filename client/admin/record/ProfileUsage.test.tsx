import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type GetListParams, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { ProfileUsage } from './ProfileUsage';

const uid = '019c0000-0000-7000-8000-000000000001';

function show(total: number) {
  const getList = jest.fn(async (resource: string, params: GetListParams) => ({
    data: [],
    total: resource === 'usage-explorer' && params.filter.profileUid === uid ? total : 99,
  }));
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <ProfileUsage uid={uid} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return getList;
}

describe('R440, R443: what was done as a profile in 30 days', () => {
  it('is counted, and leads to each of it', async () => {
    const getList = show(1_234);
    const link = await screen.findByRole('link', { name: '1,234 events' });
    const { fromDay } = getList.mock.calls[0]![1].filter as { fromDay: string };
    const days = (Date.now() - Date.parse(`${fromDay}T12:00:00Z`)) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(0.6);
    const filter = new URL(link.getAttribute('href')!, 'http://here').searchParams.get('filter');
    expect(JSON.parse(filter!)).toEqual({ profileUid: uid, fromDay });
  });

  it('says in words when it is one thing, or nothing', async () => {
    show(1);
    expect(await screen.findByRole('link', { name: '1 event' })).toBeTruthy();
    show(0);
    expect(await screen.findByText('Nothing')).toBeTruthy();
  });
});
