import { FixedClock } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/secrets.js';
import { InMemoryAccountSigns } from '../adapters/in-memory-account-signs.js';
import {
  InMemoryAccountReadings,
  InMemoryConnectionJourneys,
  InMemoryConnectionRepository,
  InMemoryEndedGrants,
  InMemoryPostWatches,
  InMemoryShownNumbers,
  InMemoryTokenSealing,
} from '../adapters/in-memory-connections.js';
import { InMemoryPlatform, InMemoryPlatforms } from '../adapters/in-memory-platform.js';
import { connectionErrors } from '../domain/connection.errors.js';
import { MeasureSigns } from './account-signs.js';
import { BeginConnection, Disconnect, FinishConnection } from './connect-account.js';
import { AccessService, ReadAccounts, ReadPost, RefreshConnections, RevokeGrants } from './read-accounts.js';

const now = new Date('2026-11-27T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const creator = (uid: string): Actor => ({
  ...{ userId: `person of ${uid}`, role: 'influencer', memberRole: 'owner' },
  profile: { uid, type: 'influencer' },
});
const maya = creator('maya');
const code = (expected: string) => expect.objectContaining({ code: expected });

function aWorld() {
  const clock = new FixedClock(now);
  const platform = new InMemoryPlatform(clock);
  const platforms = new InMemoryPlatforms([platform]);
  const connections = new InMemoryConnectionRepository();
  const [journeys, sealing, secrets] = [
    new InMemoryConnectionJourneys(),
    new InMemoryTokenSealing(),
    new RandomSecretTokens(),
  ];
  const readings = new InMemoryAccountReadings();
  const shown = new InMemoryShownNumbers();
  const signs = new InMemoryAccountSigns(connections);
  const grants = new InMemoryEndedGrants(connections);
  const watches = new InMemoryPostWatches();
  const access = new AccessService(platforms, connections, sealing, clock);
  const begin = new BeginConnection(platforms, journeys, secrets, clock);
  const finish = new FinishConnection(platforms, journeys, connections, sealing, secrets, clock);
  const leave = async (actor = maya) =>
    new URL(await begin.execute(actor, 'tiktok')).searchParams.get('state') ?? 'no state';
  const connect = async (actor = maya) => finish.execute(actor, { state: await leave(actor), code: 'code' });
  return {
    ...{ clock, platform, connections, readings, begin, finish, leave, connect },
    disconnect: new Disconnect(platforms, connections, sealing, clock),
    refresh: new RefreshConnections(connections, access, clock),
    read: new ReadAccounts(connections, readings, new MeasureSigns(readings, signs), shown, access, clock),
    readPost: new ReadPost(connections, access, watches),
    revoke: new RevokeGrants(grants, platforms, sealing, clock),
    ...{ shown, grants, signs },
    mine: async () => (await connections.of('maya'))[0],
    eventNames: () => connections.events.map(({ name }) => name),
  };
}

describe('connecting an account', () => {
  it('stores the account and no readable token', async () => {
    const { connect, eventNames } = aWorld();
    const connected = await connect();
    expect(connected).toMatchObject({ handle: 'maya.eats', state: 'active', scopes: ['account', 'audience', 'posts'] });
    expect(JSON.stringify(connected)).not.toContain('access-1');
    expect(eventNames()).toEqual(['connection.made']);
  });

  it('needs keys for the platform, and a role that may edit the profile', async () => {
    const { begin } = aWorld();
    await expect(begin.execute(maya, 'youtube')).rejects.toThrow(code('connections/not-offered'));
    const member = { ...maya, memberRole: 'member' } as const;
    await expect(begin.execute(member, 'tiktok')).rejects.toThrow(code('identity/role-not-enough'));
  });

  it('lets only the person who left return, once, within ten minutes', async () => {
    const { leave, finish, clock } = aWorld();
    const over = code('connections/journey-over');
    const state = await leave();
    await expect(finish.execute(creator('ben'), { state, code: 'code' })).rejects.toThrow(over);
    await expect(finish.execute(maya, { state, code: 'code' })).rejects.toThrow(over);
    await expect(finish.execute(maya, { state: 'made up', code: 'code' })).rejects.toThrow(over);
    const late = await leave();
    clock.set(new Date(now.getTime() + 600_000));
    await expect(finish.execute(maya, { state: late, code: 'code' })).rejects.toThrow(over);
  });

  it('stores nothing if the creator cancels or withholds the account’s numbers', async () => {
    const { leave, finish, connect, platform, mine } = aWorld();
    await expect(finish.execute(maya, { state: await leave(), code: null })).rejects.toThrow(
      code('connections/cancelled'),
    );
    platform.allowed = ['posts'];
    await expect(connect()).rejects.toThrow(code('connections/scope-missing'));
    expect(await mine()).toBeUndefined();
  });

  it('keeps an account with one creator, whose grant survives another’s attempt', async () => {
    const { connect, mine, connections } = aWorld();
    await connect();
    await expect(connect(creator('ben'))).rejects.toThrow(code('connections/account-taken'));
    expect(await mine()).toMatchObject({ state: 'active' });
    expect(await connections.of('ben')).toEqual([]);
  });
});

describe('reading connected accounts', () => {
  it('stores a day’s numbers and audience, once a day', async () => {
    const { connect, read, readings, platform, clock } = aWorld();
    await connect();
    expect(await read.execute()).toEqual({ done: 1, faults: [] });
    expect(await read.execute()).toEqual({ done: 0, faults: [] });
    platform.numbers = { ...platform.numbers, followers: 10_050 };
    clock.set(inDays(1));
    await read.execute();
    expect(platform.refreshes).toBe(1);
    expect(await readings.newest(['maya'])).toMatchObject([
      { day: '2026-11-28', followers: 10_050, audience: { countries: [{ key: 'GB', share: 1 }] } },
    ]);
  });

  it('notifies the creator once while another profile has the account, and shows the numbers after that', async () => {
    const { connect, read, shown, mine, clock, eventNames } = aWorld();
    await connect();
    shown.held.add('maya.eats');
    for (const days of [0, 1]) {
      clock.set(inDays(days));
      expect(await read.execute()).toEqual({ done: 1, faults: [] });
      expect(await mine()).toMatchObject({ heldAt: now });
    }
    expect(eventNames()).toEqual(['connection.made', 'connection.kept-away']);
    expect(shown.shown.size).toBe(0);
    shown.held.clear();
    clock.set(inDays(2));
    await read.execute();
    expect(await mine()).toMatchObject({ heldAt: null, state: 'active' });
    expect(shown.shown.size).toBe(1);
  });

  it('shows them to brands under the account’s name', async () => {
    const { connect, read, shown } = aWorld();
    await connect();
    await read.execute();
    expect([...shown.shown.values()]).toMatchObject([{ handle: 'maya.eats', reading: { followers: 10_000 } }]);
  });

  it('ends a connection whose tokens can’t be opened, as in a restored backup without its secret', async () => {
    const { connect, read, disconnect, connections, mine } = aWorld();
    await connect();
    const stored = (await mine())!;
    const sealedTokens = Buffer.from(JSON.stringify({ connectionId: 'another' })).toString('base64url');
    await connections.save({ ...stored, sealedTokens });
    expect(await read.execute()).toEqual({ done: 0, faults: ['tiktok: connections/refused'] });
    expect(await mine()).toMatchObject({ state: 'revoked', sealedTokens: null });
    await connections.save({ ...stored, sealedTokens, version: (await mine())!.version });
    expect(await disconnect.execute(maya, 'tiktok')).toBe(false);
  });

  it('doesn’t ask for an audience that its owner hasn’t granted', async () => {
    const { connect, read, readings, platform } = aWorld();
    platform.allowed = ['account'];
    await connect();
    await read.execute();
    expect(await readings.newest(['maya'])).toMatchObject([{ followers: 10_000, audience: null }]);
  });

  it('ends a connection whose permission was withdrawn at the platform', async () => {
    const { connect, read, platform, mine, eventNames } = aWorld();
    await connect();
    platform.withdraw();
    expect(await read.execute()).toEqual({ done: 0, faults: ['tiktok: connections/refused'] });
    expect(await mine()).toMatchObject({ state: 'revoked', sealedTokens: null });
    expect(eventNames()).toEqual(['connection.made', 'connection.revoked']);
    expect(await read.execute()).toEqual({ done: 0, faults: [] });
  });

  it.each([connectionErrors.limited('tiktok'), connectionErrors.away('tiktok')])(
    'survives a platform that says $code',
    async (fault) => {
      const { connect, read, platform, mine } = aWorld();
      await connect();
      platform.fault = fault;
      expect(await read.execute()).toEqual({ done: 0, faults: [`tiktok: ${fault.code}`] });
      expect(await mine()).toMatchObject({ state: 'active', readAt: new Date(now.getTime() + 3_600_000) });
    },
  );
});

describe('refreshing', () => {
  it('extends a grant that nobody uses', async () => {
    const { connect, refresh, clock, mine } = aWorld();
    await connect();
    expect(await refresh.execute()).toEqual({ done: 0, faults: [] });
    clock.set(inDays(90));
    expect(await refresh.execute()).toEqual({ done: 1, faults: [] });
    expect(await mine()).toMatchObject({ state: 'active', grantUntil: inDays(270), refreshAt: inDays(180) });
  });

  it('sends a refresh token once, however many processes are due', async () => {
    const { connect, refresh, clock, platform, mine } = aWorld();
    await connect();
    clock.set(inDays(90));
    const rounds = await Promise.all([refresh.execute(), refresh.execute()]);
    expect(rounds.map(({ faults }) => faults)).toEqual([[], []]);
    expect(platform.refreshes).toBe(1);
    expect(await mine()).toMatchObject({ state: 'active', failures: 0 });
  });

  it('leaves nothing valid at the platform if the creator disconnects at that moment', async () => {
    const { connect, refresh, disconnect, clock, platform, mine } = aWorld();
    await connect();
    clock.set(inDays(90));
    platform.duringRefresh = () => disconnect.execute(maya, 'tiktok');
    await refresh.execute();
    expect(await mine()).toMatchObject({ state: 'revoked', sealedTokens: null });
    expect(platform.isGranted).toBe(false);
  });

  it('expires when the platform is away until the grant’s end', async () => {
    const { connect, refresh, clock, platform, mine, eventNames } = aWorld();
    await connect();
    platform.fault = connectionErrors.away('tiktok');
    clock.set(inDays(180));
    await refresh.execute();
    expect(await mine()).toMatchObject({ state: 'expired', sealedTokens: null });
    expect(eventNames()).toEqual(['connection.made', 'connection.expired']);
  });
});

describe('reading a post', () => {
  const url = 'https://www.tiktok.com/@maya.eats/video/1';
  const numbers = { reach: null, views: 900, likes: 80, comments: 7, shares: 6, saves: null };

  it('is possible with the permission of its creator', async () => {
    const { connect, readPost, platform } = aWorld();
    expect(await readPost.execute('maya', 'tiktok', url)).toEqual({ connected: false, numbers: null });
    await connect();
    expect(await readPost.execute('maya', 'tiktok', url)).toEqual({ connected: true, numbers: null });
    platform.posts = { [url]: numbers };
    expect(await readPost.execute('maya', 'tiktok', url)).toEqual({ connected: true, numbers });
    expect(await readPost.execute('maya', 'youtube', url)).toEqual({ connected: false, numbers: null });
  });

  it('isn’t without the permission for posts', async () => {
    const { connect, readPost, platform } = aWorld();
    platform.allowed = ['account'];
    await connect();
    expect(await readPost.execute('maya', 'tiktok', url)).toEqual({ connected: false, numbers: null });
  });
});

describe('closing an account', () => {
  it('revokes at the platform, now or when it responds again', async () => {
    const { connect, revoke, grants, platform } = aWorld();
    await connect();
    await grants.endAll(['maya'], now, inDays(7));
    platform.fault = connectionErrors.away('tiktok');
    await revoke.execute();
    platform.fault = null;
    expect(platform.isGranted).toBe(true);
    await revoke.execute();
    expect(platform.isGranted).toBe(false);
    expect(await grants.due(now, 5)).toEqual([]);
  });
});

describe('disconnecting', () => {
  it('deletes our tokens, and ends the grant at the platform', async () => {
    const { connect, disconnect, mine, eventNames } = aWorld();
    await connect();
    expect(await disconnect.execute(maya, 'tiktok')).toBe(true);
    expect(await mine()).toMatchObject({ state: 'revoked', sealedTokens: null });
    expect(eventNames()).toEqual(['connection.made', 'connection.revoked']);
    await expect(disconnect.execute(maya, 'tiktok')).rejects.toThrow(code('connections/not-found'));
  });

  it('deletes them even if the platform is away', async () => {
    const { connect, disconnect, mine, platform } = aWorld();
    await connect();
    platform.fault = connectionErrors.away('tiktok');
    expect(await disconnect.execute(maya, 'tiktok')).toBe(false);
    expect(await mine()).toMatchObject({ sealedTokens: null });
  });

  it('lets another creator connect the account, and the same one again', async () => {
    const { connect, disconnect, mine } = aWorld();
    const { id } = await connect();
    await disconnect.execute(maya, 'tiktok');
    await connect(creator('ben'));
    await expect(connect()).rejects.toThrow(code('connections/account-taken'));
    expect(await mine()).toMatchObject({ id, state: 'revoked' });
  });
});
