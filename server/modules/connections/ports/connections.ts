import type { Platform } from '../../../contract/lists/social.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { AccountReading, PostState } from '../domain/account-numbers.js';
import type {
  CreatorHome,
  SignContest,
  SignEvent,
  SignEvidence,
  SignFigure,
  SignRank,
} from '../domain/account-signs.js';
import type { Connection, ConnectionEvent, Tokens } from '../domain/connection.js';

/** Stores connections. The promises are executable: see connections.contract.ts. */
export abstract class ConnectionRepository {
  /** An influencer's connections, including ended ones, by platform. */
  abstract of(influencerId: string): Promise<readonly Connection[]>;

  /** All that creators have ever made with the account that the platform calls by this id. */
  abstract withAccount(platform: Platform, account: string): Promise<readonly Connection[]>;

  /** Deletes a connection and all that was read with it. */
  abstract remove(connectionId: string): Promise<void>;

  /** Connections with these platforms to refresh, or to read, and not being refreshed right now; longest overdue first. */
  abstract due(
    what: 'refresh' | 'read',
    platforms: readonly Platform[],
    now: Date,
    most: number,
  ): Promise<readonly Connection[]>;

  /**
   * Stores the connection and its events together, or neither. Returns the stored state (next version).
   * @throws connections/stale when the stored version isn't the one that was read
   * @throws connections/account-taken when another influencer has connected the same account
   */
  abstract save(connection: Connection, ...events: ConnectionEvent[]): Promise<Connection>;
}

/** Encrypts tokens for storage. The promises are executable: see connections.contract.ts. */
export abstract class TokenSealing {
  abstract seal(tokens: Tokens, connectionId: string): string;

  /** Null if they were encrypted for another connection or with another secret, as in a restored backup, or changed. */
  abstract open(sealed: string, connectionId: string): Tokens | null;
}

/** Tokens of someone who has closed their account, to be revoked at the platform. */
export type EndedGrant = Readonly<{ connectionId: string; platform: Platform; sealedTokens: string }>;

/** A platform's request to delete what we had read from an account. It names nobody. */
export type DataDeletion = Readonly<{ code: string; platform: Platform; askedAt: Date }>;

export abstract class DataDeletions {
  abstract keep(deletion: DataDeletion): Promise<void>;

  abstract find(code: string): Promise<DataDeletion | null>;
}

/** Remembers what to revoke: an account is closed in one transaction, and platforms respond when they can. */
export abstract class EndedGrants {
  /** Ends these influencers' connections, and moves their tokens here until the given time. Joins the open transaction. */
  abstract endAll(influencerIds: readonly string[], now: Date, until: Date): Promise<void>;

  /** Oldest first, without those that have been connected again; deletes those whose time is up. */
  abstract due(now: Date, most: number): Promise<readonly EndedGrant[]>;

  abstract forget(connectionId: string): Promise<void>;
}

/** What brands see of an account: numbers that its platform reported take precedence over typed ones. */
export abstract class ShownNumbers {
  /** @returns false if another profile holds this handle */
  abstract show(reading: AccountReading, handle: string): Promise<boolean>;

  /** Idempotent. */
  abstract hide(influencerId: string, platform: Platform): Promise<void>;
}

/** A creator on the way to a platform and back. */
export type ConnectionJourney = Readonly<{
  stateHash: string;
  userId: string;
  influencerId: string;
  platform: Platform;
  /** Ties the code to us (PKCE, RFC 7636), where the platform supports it. */
  verifier: string;
  expiresAt: Date;
}>;

/** Remembers who has left for which platform. The promises are executable: see connections.contract.ts. */
export abstract class ConnectionJourneys {
  abstract keep(journey: ConnectionJourney): Promise<void>;

  /** Removes and returns it. Of concurrent calls exactly one gets it; null if unknown, used or expired. */
  abstract take(stateHash: string, now: Date): Promise<ConnectionJourney | null>;

  /** Deletes expired ones; returns how many. */
  abstract forgetUntil(now: Date): Promise<number>;
}

/** What the platforms have reported, one reading per connection and day. The promises are executable. */
export abstract class AccountReadings {
  /** Replaces that day's reading. */
  abstract keep(reading: AccountReading): Promise<void>;

  /** Each platform's newest reading of these influencers, by influencer and platform. */
  abstract newest(influencerIds: readonly string[]): Promise<readonly AccountReading[]>;

  /** One connection's readings since a day, oldest first. */
  abstract since(connectionId: string, day: string): Promise<readonly AccountReading[]>;
}

/** A figure with how usual it is, where the creator lives, and what was said about it. */
export type ShownSign = SignFigure &
  CreatorHome &
  Readonly<{
    platform: Platform;
    day: string;
    rank: SignRank;
    /** Open, or decided in the last 90 days; else null. */
    contest: SignContest | null;
  }>;

/** What can look bought about connected accounts. The promises are executable: see connections.contract.ts. */
export abstract class AccountSigns {
  /** The numbers of the account's newest delivered posts, and where the creator lives. */
  abstract about(influencerId: string, platform: Platform): Promise<Pick<SignEvidence, 'posts' | keyof CreatorHome>>;

  /** Replaces the account's figures. */
  abstract keep(
    account: Pick<AccountReading, 'influencerId' | 'platform' | 'followers' | 'day'>,
    figures: readonly SignFigure[],
  ): Promise<void>;

  /** Deletes the account's figures, and what was contested about them. */
  abstract forget(influencerId: string, platform: Platform): Promise<void>;

  /** The figures of an influencer's connected accounts, by platform and kind. Brands get none of a hidden profile. */
  abstract of(influencerId: string, now: Date, reader: 'brand' | 'creator'): Promise<readonly ShownSign[]>;

  /** @throws connections/contest-not-found */
  abstract contest(id: string): Promise<SignContest>;

  /**
   * Stores a new contest or a decision with its event, or neither.
   * @throws connections/already-contested while another one about the same figure is open
   * @throws connections/contest-decided when someone else has decided it
   */
  abstract save(contest: SignContest, event: SignEvent): Promise<void>;
}

/** A published post that we look at again and again. */
export type WatchedPost = Readonly<{
  pieceId: string;
  influencerId: string;
  platform: Platform;
  url: string;
  publishedAt: Date;
}>;

/** Which posts to look at, and when. The promises are executable: see connections.contract.ts. */
export abstract class PostWatches {
  /** Looks at this post from now on; one published again starts over. */
  abstract begin(post: WatchedPost, next: Date): Promise<void>;

  abstract isDue(now: Date): Promise<boolean>;

  /** Leases what is due for ten minutes, longest overdue first. */
  abstract take(now: Date, most: number): Promise<readonly WatchedPost[]>;

  /** With `next` null, it has been looked at for the last time. With `seenAt`, someone told us how the post is. */
  abstract note(pieceId: string, look: Readonly<{ next: Date | null; seenAt?: Date }>): Promise<void>;

  /** Remembers what the platform calls a watched story. */
  abstract name(influencerId: string, url: string, storyId: string): Promise<void>;

  /** The piece that the platform calls by this name; null if it isn't watched. */
  abstract named(platform: Platform, storyId: string): Promise<string | null>;

  /** For a piece that no longer exists. */
  abstract forget(pieceId: string): Promise<void>;

  /** Those of these pieces that are or were watched. */
  abstract of(pieceIds: readonly string[]): Promise<readonly PostLooks[]>;
}

/** `seenAt` is null until someone told us how the post is, and `next` after the last look. */
export type PostLooks = Readonly<{ pieceId: string; seenAt: Date | null; next: Date | null }>;

/** A published post, and how it was when it was seen last. */
export type SeenPost = Readonly<{
  pieceId: string;
  influencerId: string;
  platform: Platform;
  isStory: boolean;
  publishedAt: Date;
  is: 'public' | 'private' | 'gone';
  labelled: boolean;
  captionChanged: boolean;
  changedAt: string | null;
}>;

/** Where it is recorded what has become of a post. */
export abstract class SeenPosts {
  /** The published posts of a Collab that this reader can see. @throws collabs/not-found */
  abstract of(actor: Actor, collabId: string): Promise<readonly SeenPost[]>;

  /** @param state null if the post is gone @returns false if the piece itself no longer exists */
  abstract note(pieceId: string, state: PostState | null): Promise<boolean>;
}
