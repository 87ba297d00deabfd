import type { Platform } from '../../../contract/lists/social.js';
import type { PostNumbers } from './account-numbers.js';
import { type Actor, type DomainEvent, eventOf, newId, theProduct } from '../../../shared/kernel/index.js';

/** `failing`: the last refreshes got no usable response. `expired` and `revoked` need the creator to connect again. */
export const connectionStates = ['active', 'failing', 'expired', 'revoked'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** What we read with a connection. Creators can grant only some of it. */
export const connectionUses = ['account', 'audience', 'posts'] as const;
export type ConnectionUse = (typeof connectionUses)[number];

/** The scopes that a platform requires for each use; none if it doesn't offer that use. */
export type ScopesOf = Readonly<Record<ConnectionUse, readonly string[]>>;

/** A platform's tokens. `refresh` is null where the access token itself is extended. */
export type Tokens = Readonly<{ access: string; refresh: string | null }>;

/** What a platform issues: its tokens, what they allow, and until when. */
export type Grant = Readonly<{
  tokens: Tokens;
  scopes: readonly string[];
  accessUntil: Date;
  /** After this, it can't be refreshed; null if it has no fixed end. */
  grantUntil: Date | null;
}>;

/**
 * The account that a creator has connected. The ids never change; the handle may. Meta calls it by another id, for our app
 * alone, when its owner removes us.
 */
export type ConnectedAccount = Readonly<{ externalId: string; scopedId?: string; handle: string }>;

/** A creator's own account, read with their permission. There is one for each platform. */
export type Connection = Readonly<{
  id: string;
  influencerId: string;
  platform: Platform;
  externalId: string;
  scopedId: string | null;
  handle: string;
  scopes: readonly string[];
  state: ConnectionState;
  /** Encrypted, and bound to the id; null once the connection has ended. */
  sealedTokens: string | null;
  accessUntil: Date;
  grantUntil: Date | null;
  /** When to refresh even if nothing is read; null once ended. */
  refreshAt: Date | null;
  /** The lease of the process that is refreshing. */
  refreshingUntil: Date | null;
  /** When to read the account's numbers again; null once ended. */
  readAt: Date | null;
  /** How many refreshes have failed in a row. */
  failures: number;
  /** Since when another profile has held the account’s handle, so that its numbers can't be shown; else null. */
  heldAt: Date | null;
  connectedBy: string;
  connectedAt: Date;
  endedAt: Date | null;
  version: number;
}>;

export type ConnectionEnd = 'creator' | 'platform';

export type ConnectionEvent = DomainEvent<
  | 'connection.made'
  | 'connection.expired'
  | 'connection.revoked'
  | 'connection.kept-away'
  | 'connection.story-measured',
  Readonly<{
    influencerId: string;
    platform: Platform;
    handle: string;
    by?: ConnectionEnd;
    /** A story's final numbers, and the piece that it is. */
    pieceId?: string;
    numbers?: PostNumbers;
  }>
>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A read may take this long, and the clocks may differ. */
const marginMs = 5 * minute;
/** Google ends a grant that hasn't been used for six months. */
const unusedMs = 30 * day;
/** A refresh takes seconds. Nobody else may send the same refresh token in the meantime: most platforms rotate it. */
const refreshLeaseMs = 2 * minute;

/** Platforms update their figures once a day. */
const readEveryMs = day;

const pausesMs = [15 * minute, hour, 6 * hour, day];
const failingAfter = 3;

/** Half of the grant's life, so that weeks remain for retries. */
export function refreshAtFor({ grantUntil }: Pick<Grant, 'grantUntil'>, now: Date): Date {
  return later(now, grantUntil ? (grantUntil.getTime() - now.getTime()) / 2 : unusedMs);
}

export const isConnected = ({ state }: Connection): boolean => state === 'active' || state === 'failing';

/** Whether the access token is still valid for long enough to read with. */
export const isFresh = ({ accessUntil }: Connection, now: Date): boolean =>
  accessUntil.getTime() - now.getTime() > marginMs;

/** What can't be read because the creator hasn't granted the scopes for it. */
export const missingUses = (granted: readonly string[], wanted: ScopesOf): ConnectionUse[] =>
  connectionUses.filter((use) => wanted[use].some((scope) => !granted.includes(scope)));

/** Whether the platform offers this use, and the creator has granted it. */
export const canRead = ({ scopes }: Connection, use: ConnectionUse, wanted: ScopesOf): boolean =>
  wanted[use].length > 0 && !missingUses(scopes, wanted).includes(use);

/** The first connection of this platform, or the same one again: with new tokens, and perhaps another account. */
export function connect(
  owner: Readonly<{ influencerId: string; platform: Platform }>,
  known: Connection | null,
  account: ConnectedAccount,
  actor: Actor,
  now: Date,
): [Omit<Connection, 'sealedTokens'>, ConnectionEvent] {
  const connection = {
    ...{ id: known?.id ?? newId(), version: known?.version ?? 0 },
    ...owner,
    ...{ ...account, scopedId: account.scopedId ?? null },
    ...{ state: 'active' as const, scopes: [], accessUntil: now, grantUntil: null, failures: 0 },
    ...{ refreshAt: null, refreshingUntil: null, readAt: now, heldAt: null },
    ...{ connectedBy: actor.userId, connectedAt: now, endedAt: null },
  };
  return [connection, connectionEvent('connection.made', connection, actor, now)];
}

/** With what the platform has issued, now encrypted. */
export const granted = (
  connection: Omit<Connection, 'sealedTokens'>,
  { scopes, accessUntil, grantUntil }: Omit<Grant, 'tokens'>,
  sealedTokens: string,
  now: Date,
): Connection => ({
  ...connection,
  ...{ scopes, accessUntil, grantUntil, sealedTokens },
  ...{ state: 'active', failures: 0, refreshAt: refreshAtFor({ grantUntil }, now), refreshingUntil: null },
});

/** Another process has sent the refresh token, and may be about to receive the next one. */
export const isRefreshing = ({ refreshingUntil }: Connection, now: Date): boolean =>
  refreshingUntil !== null && refreshingUntil > now;

/** Leases the refresh to the process that saves this first. */
export const leaseRefresh = (connection: Connection, now: Date): Connection => ({
  ...connection,
  refreshingUntil: later(now, refreshLeaseMs),
});

/** Schedules the next read, before this one: saving it first makes one process the reader. */
export const planRead = (connection: Connection, now: Date): Connection => ({
  ...connection,
  readAt: later(now, readEveryMs),
});

/** A read has failed for a reason that may pass: read again soon, unless the connection has ended or is being refreshed. */
export const retryRead = (connection: Connection, now: Date): Connection | null =>
  connection.readAt === null || isRefreshing(connection, now) ? null : { ...connection, readAt: later(now, hour) };

/**
 * Notes whether the numbers just read could be shown: another profile may hold the handle. Null if nothing has changed;
 * the creator is notified the first time.
 */
export function noteShown(
  connection: Connection,
  isShown: boolean,
  now: Date,
): [Connection, ...ConnectionEvent[]] | null {
  if (connection.sealedTokens === null || isShown === (connection.heldAt === null)) return null;
  if (isShown) return [{ ...connection, heldAt: null }];
  return [{ ...connection, heldAt: now }, connectionEvent('connection.kept-away', connection, theProduct, now)];
}

/** The platform gave no usable response: try again later, unless the grant has ended by now. */
export function refreshFailed(connection: Connection, now: Date): [Connection, ...ConnectionEvent[]] {
  if (isOver(connection, now)) return expire(connection, now);
  const failures = connection.failures + 1;
  const pause = pausesMs[Math.min(failures, pausesMs.length) - 1]!;
  const state = failures >= failingAfter ? 'failing' : connection.state;
  return [{ ...connection, failures, state, refreshAt: later(now, pause), refreshingUntil: null }];
}

/** The grant's own end has passed. */
export const isOver = ({ grantUntil }: Connection, now: Date): boolean => grantUntil !== null && grantUntil <= now;

export function expire(connection: Connection, now: Date): [Connection, ConnectionEvent] {
  return end({ ...connection, state: 'expired' }, 'connection.expired', theProduct, now);
}

/** The creator disconnects here, or has withdrawn their permission at the platform. */
export function revoke(
  connection: Connection,
  by: ConnectionEnd,
  actor: Actor,
  now: Date,
): [Connection, ConnectionEvent] {
  return end({ ...connection, state: 'revoked' }, 'connection.revoked', actor, now, by);
}

/** Whether a message of this moment can be about this connection, and not about an earlier one. Platforms count in seconds. */
export const isAbout = ({ connectedAt }: Connection, at: Date): boolean =>
  Math.floor(connectedAt.getTime() / 1_000) <= Math.floor(at.getTime() / 1_000);

/** The platform has sent a story's final numbers. */
export const storyMeasured = (
  connection: Connection,
  pieceId: string,
  numbers: PostNumbers,
  now: Date,
): ConnectionEvent => {
  const event = connectionEvent('connection.story-measured', connection, theProduct, now);
  return { ...event, payload: { ...event.payload, pieceId, numbers } };
};

function end(
  connection: Connection,
  name: ConnectionEvent['name'],
  actor: Actor,
  now: Date,
  by?: ConnectionEnd,
): [Connection, ConnectionEvent] {
  const ended = { ...connection, sealedTokens: null, ...nothingDue, endedAt: now };
  return [ended, connectionEvent(name, ended, actor, now, by)];
}

const connectionEvent = (
  name: ConnectionEvent['name'],
  { id, influencerId, platform, handle }: Pick<Connection, 'id' | 'influencerId' | 'platform' | 'handle'>,
  actor: Actor,
  now: Date,
  by?: ConnectionEnd,
): ConnectionEvent =>
  eventOf(name, { type: 'connection', id }, actor, now, { influencerId, platform, handle, ...(by && { by }) });

const nothingDue = { refreshAt: null, refreshingUntil: null, readAt: null, heldAt: null };

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** After publication. Most of what changes, changes soon. */
const looksMs = [hour, day, 7 * day, 30 * day] as const;

/** How long a look is leased, and when it's repeated if the platform didn't respond. */
export const lookLeaseMs = 10 * 60_000;
export const lookAgainMs = hour;

/** The first look after this time; null after the last. */
export function nextLook(publishedAt: Date, now: Date): Date | null {
  const next = looksMs.map((ms) => new Date(publishedAt.getTime() + ms)).find((at) => at > now);
  return next ?? null;
}
