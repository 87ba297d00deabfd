import { FixedClock } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryAccountSigns } from '../adapters/in-memory-account-signs.js';
import { InMemoryAccountReadings, InMemoryConnectionRepository } from '../adapters/in-memory-connections.js';
import { aConnection, creatorOf, now } from '../ports/connections.contract.js';
import { ContestSign, DecideSignContest, ListSigns, MeasureSigns } from './account-signs.js';

const maya: Actor = { ...creatorOf('maya'), memberRole: 'owner' };
const brand: Actor = { userId: 'ember', role: 'brand', profile: { uid: 'ember', type: 'brand' } };
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const code = (expected: string) => expect.objectContaining({ code: expected });

/** Maya, three of whose posts have few comments, and other creators. */
async function aWorld(others = 20) {
  const connections = new InMemoryConnectionRepository();
  const signs = new InMemoryAccountSigns(connections);
  const readings = new InMemoryAccountReadings();
  const [clock, measure] = [new FixedClock(now), new MeasureSigns(readings, signs)];
  for (const name of ['maya', ...Array.from({ length: others }, (_, number) => `other ${number}`)]) {
    const connection = await connections.save(aConnection(name));
    const comments = name === 'maya' ? 2 : 90;
    signs.known.set(name, { posts: [1, 2, 3].map(() => ({ likes: 1_000, comments })), country: 'GB', city: null });
    const { id: connectionId, platform } = connection;
    const numbers = { followers: 10_000, posts: 40, reach: null, audience: null };
    const reading = { connectionId, influencerId: name, platform, day: '2026-11-27', readAt: now, ...numbers };
    await readings.keep(reading);
    await measure.execute(reading);
  }
  const list = new ListSigns(signs, clock);
  const decide = new DecideSignContest(signs, clock);
  return {
    ...{ connections, signs, list, decide },
    contest: new ContestSign(list, signs, clock),
    kinds: async (actor: Actor) => (await list.execute(actor, 'maya')).map(({ kind }) => kind),
    commentsSign: async (actor: Actor) => (await list.execute(actor, 'maya')).find(({ kind }) => kind === 'comments'),
  };
}

it('brands and the creator read the same figures; other creators and staff none', async () => {
  const { kinds, list, commentsSign } = await aWorld();
  expect(await kinds(brand)).toEqual(['engagement', 'comments']);
  expect(await kinds(maya)).toEqual(['engagement', 'comments']);
  expect(await commentsSign(brand)).toMatchObject({ value: 0.002, rank: { among: 20, asFar: 0 } });
  for (const actor of [staff, creatorOf('ben')])
    await expect(list.execute(actor, 'maya')).rejects.toThrow(code('identity/not-your-profile'));
});

it('nothing is said with too few others to compare with', async () => {
  const { kinds, contest } = await aWorld(19);
  expect(await kinds(brand)).toEqual([]);
  const asked = contest.execute(maya, 'tiktok', 'comments', 'It was a raffle.');
  await expect(asked).rejects.toThrow(code('connections/no-such-figure'));
});

it('a contested figure says so, with the reason and what was read kept for staff', async () => {
  const { contest, commentsSign, signs } = await aWorld();
  await contest.execute(maya, 'tiktok', 'comments', ' It was a raffle. ');
  expect((await commentsSign(brand))?.contest).toMatchObject({
    words:
      'A typical post has 1 comment for every 500 likes. None of 20 other verified TikTok creators has as little or less.',
    ...{ reason: 'It was a raffle.', decision: null },
  });
  const again = contest.execute(maya, 'tiktok', 'comments', 'Again.');
  await expect(again).rejects.toThrow(code('connections/already-contested'));
  expect(signs.events.map(({ name }) => name)).toEqual(['account-sign.contested']);
});

it.each([
  ['upheld', ['engagement', 'comments']],
  ['withdrawn', ['engagement']],
] as const)('once %s, brands see %j, and the creator sees the decision', async (decision, shown) => {
  const { contest, decide, commentsSign, kinds, signs } = await aWorld();
  await contest.execute(maya, 'tiktok', 'comments', 'It was a raffle.');
  const { id } = (await commentsSign(maya))!.contest!;
  await expect(decide.execute(maya, id, decision, 'So.')).rejects.toThrow(code('connections/not-staff'));
  await expect(decide.execute(staff, id, decision, ' ')).rejects.toThrow(code('connections/reason-needed'));
  await decide.execute(staff, id, decision, 'We looked at the posts.');
  expect(await kinds(brand)).toEqual(shown);
  expect((await commentsSign(maya))?.contest).toMatchObject({ decision, note: 'We looked at the posts.' });
  await expect(decide.execute(staff, id, 'upheld', 'No.')).rejects.toThrow(code('connections/contest-decided'));
  expect(signs.events.at(-1)).toMatchObject({
    name: 'account-sign.decided',
    payload: { influencerId: 'maya', decision },
  });
});

it('a role that can’t edit the profile can’t contest', async () => {
  const { contest } = await aWorld();
  const member = { ...maya, memberRole: 'member' } as const;
  const asked = contest.execute(member, 'tiktok', 'comments', 'It was a raffle.');
  await expect(asked).rejects.toThrow(code('identity/role-not-enough'));
});
