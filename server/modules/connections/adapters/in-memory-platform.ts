import type { Platform } from '../../../contract/lists/social.js';
import type { Clock, DomainError } from '../../../shared/kernel/index.js';
import type { AccountNumbers, Audience, PostNumbers, PostState } from '../domain/account-numbers.js';
import type { ConnectedAccount, Grant, Tokens } from '../domain/connection.js';
import { connectionErrors } from '../domain/connection.errors.js';
import {
  type Departure,
  OpenPosts,
  type PlatformMessage,
  type PlatformNotice,
  SocialPlatform,
  SocialPlatforms,
} from '../ports/social-platform.js';

const hourMs = 3_600_000;

/** A platform with one account. Access lasts two hours and the grant 180 days; each refresh token works once. */
export class InMemoryPlatform extends SocialPlatform {
  readonly scopes = { account: ['account'], audience: ['audience'], posts: ['posts'] };
  /** What its owner allows from now on. */
  allowed: readonly string[] = ['account', 'audience', 'posts'];
  owner: ConnectedAccount = { externalId: 'account-1', handle: 'maya.eats' };
  numbers: AccountNumbers = { followers: 10_000, posts: 120, reach: 4_000 };
  posts: Readonly<Record<string, PostNumbers>> = {};
  states: Readonly<Record<string, PostState>> = {};
  /** Thrown by every call while it is set. */
  fault: DomainError | null = null;
  refreshes = 0;
  /** What its messages say. */
  readonly notices = new Map<string, readonly PlatformNotice[]>();
  /** Happens before a refresh is answered. */
  duringRefresh: () => Promise<unknown> = async () => undefined;
  private valid: Grant | null = null;
  private issued = 0;

  constructor(
    private readonly clock: Clock,
    readonly platform: Platform = 'tiktok',
  ) {
    super();
  }

  get isGranted(): boolean {
    return this.valid !== null;
  }

  /** Its owner withdraws the permission in the platform's settings. */
  withdraw(): void {
    this.valid = null;
  }

  async authorizeUrl({ state }: Departure): Promise<string> {
    return `https://platform.test/consent?state=${state}`;
  }

  async exchange(code: string): Promise<Grant> {
    this.check(code === 'code');
    return this.issue(this.allowed);
  }

  async refresh({ refresh }: Tokens, scopes: readonly string[]): Promise<Grant> {
    this.refreshes += 1;
    this.check(refresh === this.valid?.tokens.refresh);
    const grant = this.issue(scopes);
    await this.duringRefresh();
    return grant;
  }

  async revoke({ access }: Tokens): Promise<boolean> {
    this.check(true);
    if (access === this.valid?.tokens.access) this.valid = null;
    return true;
  }

  async account(access: string): Promise<ConnectedAccount & AccountNumbers> {
    this.checkAccess(access);
    return { ...this.owner, ...this.numbers };
  }

  async audience(access: string): Promise<Audience> {
    this.checkAccess(access);
    return { countries: [{ key: 'GB', share: 1 }], ages: [], genders: [] };
  }

  async postNumbers(access: string, _externalId: string, url: string): Promise<PostNumbers | null> {
    this.checkAccess(access);
    return this.posts[url] ?? null;
  }

  async postState(access: string, _externalId: string, url: string): Promise<PostState | null> {
    this.checkAccess(access);
    return this.states[url] ?? null;
  }

  /** Every story is called by its address. */
  async storyId(access: string, _externalId: string, url: string): Promise<string | null> {
    this.checkAccess(access);
    return this.states[url] ? url : null;
  }

  noticesIn({ body, signature }: PlatformMessage): readonly PlatformNotice[] | null {
    return signature === 'signed' ? (this.notices.get(body) ?? []) : null;
  }

  private issue(scopes: readonly string[]): Grant {
    this.issued += 1;
    const now = this.clock.now().getTime();
    const tokens = { access: `access-${this.issued}`, refresh: `refresh-${this.issued}` };
    const until = { accessUntil: new Date(now + 2 * hourMs), grantUntil: new Date(now + 180 * 24 * hourMs) };
    this.valid = { tokens, scopes, ...until };
    return this.valid;
  }

  private checkAccess(access: string): void {
    this.check(access === this.valid?.tokens.access && this.valid.accessUntil > this.clock.now());
  }

  private check(isValid: boolean): void {
    if (this.fault) throw this.fault;
    if (!isValid) throw connectionErrors.refused(this.platform);
  }
}

export class InMemoryPlatforms extends SocialPlatforms {
  constructor(readonly all: readonly SocialPlatform[]) {
    super();
  }
}

export class InMemoryOpenPosts extends OpenPosts {
  readonly known = new Map<string, boolean>();

  async isPublic(_platform: Platform, url: string): Promise<boolean | null> {
    return this.known.get(url) ?? null;
  }
}
