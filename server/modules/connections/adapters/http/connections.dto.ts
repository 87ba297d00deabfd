import { type Platform, platforms } from '../../../../contract/lists/social.js';
import { Day, Moment, OneOf, SomeOf, Whole } from '../../../../shared/http/view-fields.js';
import type { AccountReading } from '../../domain/account-numbers.js';
import type { PostStatus } from '../../use-cases/watch-posts.js';
import {
  type Connection,
  type ConnectionState,
  connectionStates,
  connectionUses,
  type ConnectionUse,
  missingUses,
  type ScopesOf,
} from '../../domain/connection.js';

export const platformIds: readonly Platform[] = platforms.map(({ id }) => id);

export class AudiencePartView {
  /** A country (ISO 3166), an age range or a gender, as the platform reports it. */
  key: string;
  /** From 0 to 1. */
  share: number;
}

export class AudienceView {
  countries: AudiencePartView[];
  ages: AudiencePartView[];
  genders: AudiencePartView[];
}

export class AccountReadingView {
  @Day()
  day: string;
  /** `null` if the platform doesn't report it; likewise `posts` and `reach`. */
  @Whole()
  followers: number | null;
  @Whole()
  posts: number | null;
  /** Accounts reached in the last 28 days. */
  @Whole()
  reach: number | null;
  /** `null` if the platform doesn't report it, or you haven't allowed it. */
  audience: AudienceView | null;
}

export class ConnectionView {
  @OneOf(platformIds)
  platform: Platform;
  /** Whether this installation can connect the platform. */
  offered: boolean;
  /** `null` if it was never connected; so is all that follows. */
  @OneOf(connectionStates)
  state: ConnectionState | null;
  handle: string | null;
  @Moment()
  connectedAt: string | null;
  /** What can't be read until you connect again and allow it. */
  @SomeOf(connectionUses)
  missing: ConnectionUse[];
  /** Whether another profile here has this account, so that its verified numbers aren’t shown. */
  held: boolean;
  /** The newest numbers. */
  reading: AccountReadingView | null;
}

export class ConnectionList {
  /** One for each platform. */
  items: ConnectionView[];
}

export class ConnectionDepartureView {
  /** The platform's page on which you give permission. */
  address: string;
}

export class DisconnectedView {
  /** Whether the platform has withdrawn the permission too. If not, remove Tastemaker in the platform's settings. */
  endedThere: boolean;
}

export function toConnectionView(
  platform: Platform,
  scopes: ScopesOf | null,
  connection: Connection | undefined,
  reading: AccountReading | undefined,
): ConnectionView {
  return {
    platform,
    offered: scopes !== null,
    state: connection?.state ?? null,
    handle: connection?.handle ?? null,
    connectedAt: connection?.connectedAt.toISOString() ?? null,
    missing: connection && scopes ? missingUses(connection.scopes, scopes) : [],
    held: connection?.heldAt != null,
    reading: reading ? toReadingView(reading) : null,
  };
}

const toReadingView = ({ day, followers, posts, reach, audience }: AccountReading): AccountReadingView => ({
  ...{ day, followers, posts, reach },
  audience: audience && {
    countries: [...audience.countries],
    ages: [...audience.ages],
    genders: [...audience.genders],
  },
});

const places = ['public', 'private', 'gone'] as const;

export class WatchedPostView {
  deliverableId: string;
  @OneOf(platformIds)
  platform: Platform;
  /** Stories go after 24 hours, so a story that has gone stays `public` here. */
  story: boolean;
  /** `private` if only its creator can see it, `gone` if it was removed. */
  @OneOf(places)
  state: (typeof places)[number];
  /** Whether the caption or the platform's label makes it clear that it's an ad. */
  labelled: boolean;
  captionChanged: boolean;
  /** When we saw the last change; `null` if it is as it was published. */
  @Moment()
  changedAt: string | null;
  /** When we last knew how it is; `null` if we couldn't look yet. */
  @Moment()
  checkedAt: string | null;
  /** When we look next; `null` after the last time. */
  @Moment()
  nextCheckAt: string | null;
  /** Whether the creator lets us read the account's posts. */
  connected: boolean;
}

export class WatchedPostList {
  items: WatchedPostView[];
}

export class DeletionReceiptView {
  /** Where the account's owner can read what has been deleted. */
  url: string;
  confirmation_code: string;
}

export const toWatchedPostView = ({
  pieceId,
  isStory,
  is,
  changedAt,
  seenAt,
  nextLookAt,
  ...post
}: PostStatus): WatchedPostView => ({
  ...{ deliverableId: pieceId, platform: post.platform, story: isStory, state: is, labelled: post.labelled },
  ...{ captionChanged: post.captionChanged, changedAt, connected: post.connected },
  checkedAt: seenAt?.toISOString() ?? null,
  nextCheckAt: nextLookAt?.toISOString() ?? null,
});
