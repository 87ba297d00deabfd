import type { Platform } from '../../../contract/lists/social.js';
import { type Grant, missingUses } from '../domain/connection.js';
import type { SocialPlatform } from './social-platform.js';

export type PlatformWorld = Readonly<{
  platform: SocialPlatform;
  /** With everything allowed. */
  grant: Grant;
  /** Makes the platform fail, or respond again. */
  says(fault: 'revoked' | 'rate-limit' | 'broken' | null): Promise<void>;
}>;

const unknownPost: Readonly<Record<Platform, string>> = {
  instagram: 'https://www.instagram.com/p/Unknown-1/',
  tiktok: 'https://www.tiktok.com/@maya.eats/video/7300000000000000001',
  youtube: 'https://www.youtube.com/watch?v=unknown-001',
};

const faults = [
  ['revoked', 'connections/refused'],
  ['rate-limit', 'connections/platform-limited'],
  ['broken', 'connections/platform-away'],
] as const;

/** What every SocialPlatform promises. */
export function socialPlatformContract(world: () => Promise<PlatformWorld>): void {
  it('issues what everything on offer needs, and reads the account', async () => {
    const { platform, grant } = await world();
    expect(missingUses(grant.scopes, platform.scopes)).toEqual([]);
    expect(await platform.account(grant.tokens.access)).toMatchObject({
      ...{ externalId: expect.stringMatching(/./), handle: expect.stringMatching(/^[^@]/) },
      followers: expect.any(Number),
    });
  });

  it('reports an audience in shares that add up to 1, if at all, and the largest cities', async () => {
    const { platform, grant } = await world();
    const { externalId } = await platform.account(grant.tokens.access);
    const audience = await platform.audience(grant.tokens.access, externalId);
    expect(audience === null).toBe(platform.scopes.audience.length === 0);
    const { cities = [], ...whole } = audience ?? {};
    const sumOf = (parts: typeof cities) => parts.reduce((sum, { share }) => sum + share, 0);
    for (const parts of Object.values(whole).filter((each) => each.length > 0)) expect(sumOf(parts)).toBeCloseTo(1);
    expect(sumOf(cities)).toBeLessThanOrEqual(1);
  });

  it('knows nothing of posts that aren’t the account’s', async () => {
    const { platform, grant } = await world();
    const { externalId } = await platform.account(grant.tokens.access);
    const asked = [grant.tokens.access, externalId, unknownPost[platform.platform]] as const;
    expect(await platform.postNumbers(...asked)).toBeNull();
    expect(await platform.postState(...asked)).toBeNull();
  });

  it('continues with a refreshed grant', async () => {
    const { platform, grant } = await world();
    const next = await platform.refresh(grant.tokens, grant.scopes);
    expect(next.scopes).toEqual(grant.scopes);
    expect(next.accessUntil >= grant.accessUntil).toBe(true);
    expect(await platform.account(next.tokens.access)).toMatchObject({ followers: expect.any(Number) });
  });

  it.each(faults)('%s: throws %s, without a token', async (fault, code) => {
    const { platform, grant, says } = await world();
    await says(fault);
    const { access, refresh } = grant.tokens;
    const attempts = await Promise.allSettled([
      platform.account(access),
      platform.postNumbers(access, 'account', unknownPost[platform.platform]),
    ]);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code } });
      const { stack, cause } = (attempt as PromiseRejectedResult).reason as Error;
      const told = `${stack} ${JSON.stringify(attempt)} ${JSON.stringify(cause)}`;
      for (const token of [access, refresh]) if (token !== null) expect(told).not.toContain(token);
    }
  });

  it('revokes a grant once or twice, where the platform offers a way', async () => {
    const { platform, grant } = await world();
    const isEnded = await platform.revoke(grant.tokens);
    expect(await platform.revoke(grant.tokens)).toBe(isEnded);
    const read = platform.account(grant.tokens.access);
    await (isEnded
      ? expect(read).rejects.toMatchObject({ code: 'connections/refused' })
      : expect(read).resolves.toBeDefined());
  });
}
