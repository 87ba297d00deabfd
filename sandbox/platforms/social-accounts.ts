import { randomBytes } from 'node:crypto';
import type pg from 'pg';

export type SocialPlatformName = 'instagram' | 'tiktok' | 'youtube';

/** Failures to inject. `empty`: no numbers yet. `revoked`: the owner has withdrawn the permission. */
export const socialFaults = ['expired', 'revoked', 'rate-limit', 'empty', 'scope-missing', 'broken'] as const;
export type SocialFault = (typeof socialFaults)[number];

/** One platform's account, and how the stand-in behaves. Shares are counts or percentages, as the platform sends them. */
export type SocialAccount = Readonly<{
  externalId: string;
  handle: string;
  followers: number;
  posts: number;
  reach: number;
  countries: Readonly<Record<string, number>>;
  /** The largest, as Instagram names them. */
  cities: Readonly<Record<string, number>>;
  ages: Readonly<Record<string, number>>;
  genders: Readonly<Record<string, number>>;
  fault: SocialFault | null;
  delayMs: number;
}>;

/** What one person has allowed. `challenge` is that of the PKCE journey, if there is one. */
export type SocialGrant = Readonly<{
  platform: SocialPlatformName;
  code: string | null;
  challenge: string | null;
  redirectUri: string;
  access: string;
  refresh: string;
  scopes: readonly string[];
  issuedAt: number;
}>;

const audience = {
  countries: { GB: 7_400, IE: 1_100, US: 800 },
  cities: { 'London, England': 3_100, 'Brighton, England': 900, 'Dublin, County Dublin': 700 },
  ages: { '18-24': 2_100, '25-34': 5_200, '35-44': 2_000 },
  genders: { F: 6_100, M: 3_000, U: 200 },
};
const shared = { followers: 12_480, posts: 214, reach: 48_300, ...audience, fault: null, delayMs: 0 };

/** The demo person's accounts, until they are changed. */
const atRest: Readonly<Record<SocialPlatformName, SocialAccount>> = {
  instagram: { ...shared, externalId: '17841400000000001', handle: 'maya.eats' },
  tiktok: { ...shared, externalId: '723f24d7-e717-40f8-a2b6-cb8464cd23b4', handle: 'maya.eats', followers: 31_900 },
  youtube: { ...shared, externalId: 'UCsandbox000000000000001', handle: 'mayaeats', followers: 5_210 },
};

export const randomToken = (prefix: string): string => `${prefix}.${randomBytes(24).toString('base64url')}`;

/** The accounts and grants of the platforms' stand-ins, in their own schema next to the product's tables. */
export class SocialAccounts {
  constructor(private readonly pool: pg.Pool) {}

  async account(platform: SocialPlatformName): Promise<SocialAccount> {
    const { rows } = await this.pool.query<{ content: Partial<SocialAccount> }>(
      'select content from sandbox.social_accounts where platform = $1',
      [platform],
    );
    return { ...atRest[platform], ...rows[0]?.content };
  }

  /** Sets what is given and leaves the rest. */
  async change(platform: SocialPlatformName, given: Partial<SocialAccount>): Promise<SocialAccount> {
    await this.pool.query(
      `insert into sandbox.social_accounts as a values ($1, $2)
       on conflict (platform) do update set content = a.content || excluded.content`,
      [platform, JSON.stringify(given)],
    );
    return this.account(platform);
  }

  async keep(grant: SocialGrant): Promise<SocialGrant> {
    const { access, code, refresh } = grant;
    await this.pool.query('insert into sandbox.social_grants values ($1, $2, $3, $4)', [
      ...[access, code, refresh, JSON.stringify(grant)],
    ]);
    return grant;
  }

  /** Its owner withdraws everything in the platform's settings. */
  async withdraw(platform: SocialPlatformName): Promise<void> {
    await this.pool.query("delete from sandbox.social_grants where content->>'platform' = $1", [platform]);
  }

  find(access: string): Promise<SocialGrant | null> {
    return this.first('select content from sandbox.social_grants where access = $1 and code is null', access);
  }

  /** A code or a refresh token works once: this removes the grant that it belongs to. */
  take(by: 'code' | 'refresh' | 'access', value: string): Promise<SocialGrant | null> {
    return this.first(`delete from sandbox.social_grants where ${by} = $1 returning content`, value);
  }

  private async first(query: string, value: string): Promise<SocialGrant | null> {
    const { rows } = await this.pool.query<{ content: SocialGrant }>(query, [value]);
    return rows[0]?.content ?? null;
  }
}
