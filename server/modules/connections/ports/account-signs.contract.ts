import { newId } from '../../../shared/kernel/index.js';
import { contestSign, decideContest } from '../domain/account-signs.js';
import type { Connection } from '../domain/connection.js';
import type { AccountSigns } from './connections.js';
import { aConnection, creatorOf, inDays, now } from './connections.contract.js';

const code = (expected: string) => expect.objectContaining({ code: expected });

/** What every AccountSigns promises. `prepare` stores the creators, each with a connected account on TikTok. */
export function accountSignsContract(
  world: () => Readonly<{
    signs: AccountSigns;
    prepare(creators: readonly Readonly<{ connection: Connection; isHidden?: boolean }>[]): Promise<void>;
  }>,
): void {
  const day = '2026-11-27';
  const connected = (influencerId: string) => ({ connection: aConnection(influencerId) });
  const account = (influencerId: string, followers = 9_000, on = day) => ({
    ...{ influencerId, platform: 'tiktok' as const, followers, day: on },
  });
  const contestOf = (influencerId: string, at = now) =>
    contestSign(
      { influencerId, platform: 'tiktok', kind: 'engagement', words: 'A typical post …' },
      'It was a raffle.',
      { ...creatorOf(influencerId), memberRole: 'owner' },
      at,
    );

  it('ranks each figure among other creators, a low engagement among those of a similar size', async () => {
    const { signs, prepare } = world();
    const [mine, ...others] = [newId(), newId(), newId(), newId(), newId()];
    await prepare([mine, ...others].map(connected));
    await signs.keep(account(mine), [
      { kind: 'quiet-growth', value: 0.2 },
      { kind: 'engagement', value: 0.01 },
    ]);
    const given = [
      [0.3, 0.01, 3_000, day],
      [0.2, 0.02, 27_000, day],
      [0.1, 0.001, 27_001, day],
      [0.9, 0.001, 9_000, '2026-08-28'],
    ] as const;
    for (const [index, [growth, engagement, followers, on]] of given.entries())
      await signs.keep(account(others[index]!, followers, on), [
        { kind: 'quiet-growth', value: growth },
        { kind: 'engagement', value: engagement },
      ]);
    expect(await signs.of(mine, now, 'brand')).toMatchObject([
      { kind: 'quiet-growth', value: 0.2, day, rank: { among: 3, asFar: 2 }, contest: null },
      { kind: 'engagement', value: 0.01, day, rank: { among: 2, asFar: 1 }, contest: null },
    ]);
    await signs.keep(account(mine), []);
    expect(await signs.of(mine, now, 'brand')).toEqual([]);
  });

  it('shows nothing of an account that isn’t connected, and to brands nothing of a hidden profile', async () => {
    const { signs, prepare } = world();
    const [stranger, hidden] = [newId(), newId()];
    await prepare([{ ...connected(hidden), isHidden: true }]);
    for (const id of [stranger, hidden]) await signs.keep(account(id), [{ kind: 'audience-away', value: 0.4 }]);
    expect(await signs.of(stranger, now, 'creator')).toEqual([]);
    expect(await signs.of(hidden, now, 'brand')).toEqual([]);
    expect(await signs.of(hidden, now, 'creator')).toHaveLength(1);
  });

  it('keeps one open contest of a figure, decided once, for 90 days', async () => {
    const { signs, prepare } = world();
    const mine = newId();
    await prepare([connected(mine)]);
    await signs.keep(account(mine), [{ kind: 'engagement', value: 0.01 }]);
    const [contest, event] = contestOf(mine);
    const saves = await Promise.allSettled([signs.save(contest, event), signs.save(...contestOf(mine))]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'connections/already-contested' },
    });
    const open = (await signs.of(mine, inDays(400), 'brand'))[0]!.contest!;
    expect(open).toMatchObject({ reason: 'It was a raffle.', decision: null, contestedAt: now });
    const staff = { userId: newId(), role: 'admin', staffRole: 'operations' } as const;
    const decided = decideContest(open, 'withdrawn', 'It was.', staff, now);
    await signs.save(...decided);
    await expect(signs.save(...decided)).rejects.toThrow(code('connections/contest-decided'));
    expect(await signs.contest(open.id)).toEqual(decided[0]);
    expect((await signs.of(mine, inDays(90), 'brand'))[0]?.contest).toEqual(decided[0]);
    expect((await signs.of(mine, inDays(91), 'brand'))[0]?.contest).toBeNull();
    await expect(signs.contest(newId())).rejects.toThrow(code('connections/contest-not-found'));
  });

  it('forgets one account’s figures and contests, and no one else’s', async () => {
    const { signs, prepare } = world();
    const [mine, other] = [newId(), newId()];
    await prepare([mine, other].map(connected));
    for (const id of [mine, other]) await signs.keep(account(id), [{ kind: 'engagement', value: 0.01 }]);
    const [[contest, event], others] = [contestOf(mine), contestOf(other)];
    await signs.save(contest, event);
    await signs.save(...others);
    await signs.forget(mine, 'instagram');
    expect(await signs.of(mine, now, 'creator')).toMatchObject([{ contest: { id: contest.id } }]);
    await signs.forget(mine, 'tiktok');
    expect(await signs.of(mine, now, 'creator')).toEqual([]);
    await expect(signs.contest(contest.id)).rejects.toThrow(code('connections/contest-not-found'));
    expect(await signs.of(other, now, 'creator')).toMatchObject([{ contest: { id: others[0].id } }]);
  });
}
