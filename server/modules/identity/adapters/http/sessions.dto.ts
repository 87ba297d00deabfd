import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { termsVersion } from '../../../../contract/consent.js';
import { IsSmallObject, NumberOf } from '../../../../shared/http/field-rules.js';
import { Id, Moment, Whole } from '../../../../shared/http/view-fields.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { LinkedProfile, ProfileCard } from '../../domain/linked-profile.js';
import type { FormerProfile } from '../queries/former-profiles.js';
import type { CurrentSession } from '../../use-cases/session-profile.js';

export const sessionProfileTypes = ['brand', 'influencer', 'admin'] as const;

export class FilePathView {
  file_path: string;
}

export class ProfileCardView implements ProfileCard {
  name: string;
  slug: string;
  handle: string | null;
  avatar: FilePathView | null;
  profile_media: FilePathView[];
  profile_pic: string | null;
  /** Whether the brand has a paid plan. */
  paying: boolean;
}

export class LinkedProfileView implements LinkedProfile {
  uid: string;
  type: (typeof sessionProfileTypes)[number];
  profile: ProfileCardView;
}

export class ViewingView {
  /** When viewing expires. */
  until: Date;
}

export class SessionView {
  /** `null` for someone who isn't signed in or hasn't chosen a profile yet. */
  current_session_user_profile: LinkedProfileView | null;
  linked_profiles_found: LinkedProfileView[];
  /**
   * Present only for a signed-in person who has neither a chosen nor a linked profile, because the response otherwise
   * looks like a guest's.
   */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  signed_in?: true;
  /**
   * Present only for an unfinished staff sign-in: a code is required, or an authenticator app must be set up. Gives no
   * other access.
   */
  second_step?: 'second-factor' | 'enrolment';
  /** Present only for staff who view the portal as this profile: they can read, but change nothing. */
  viewing?: ViewingView;
}

export class UserView {
  linked_profiles: LinkedProfileView[];
  @Id()
  linked_brand_uid: string | null;
  /** The uids of the brands that the person administers for others. */
  brand_admins_for: string[];
  @Id()
  linked_influencer_uid: string | null;
  /** The uids of the influencers that the person administers for others. */
  influencer_admins_for: string[];
}

export class FormerProfileView implements FormerProfile {
  uid: string;
  type: ProfileRef['type'];
  /** Whether the person was removed from it, or the profile itself was closed. */
  why: 'removed' | 'closed';
  /** A brand's name or an influencer's `@handle`; `null` once it is closed. */
  name: string | null;
  @Moment()
  at: Date;
}

export class FormerProfilesView {
  items: FormerProfileView[];
}

export class AcceptTermsInput {
  /** Which version of the terms and the privacy notice was linked. */
  @NumberOf(1, termsVersion, 'There’s no such version of the terms.')
  version: number;
}

export class AcceptedTermsView {
  /** The version the person last accepted; `null` if they have never been asked. */
  @Whole()
  version: number | null;
  @Moment()
  acceptedAt: Date | null;
}

export class UpdateSessionProfileInput {
  /** The profile to switch to. Only its `uid` and `type` are read. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    properties: { uid: { type: 'string' }, type: { type: 'string', enum: [...sessionProfileTypes] } },
  })
  @IsSmallObject()
  target_user_profile: Record<string, unknown>;
}

export const toSessionView = ({ current, linked }: CurrentSession): SessionView => ({
  current_session_user_profile: current && toProfileView(current),
  linked_profiles_found: linked.map(toProfileView),
});

const toFileView = ({ file_path }: { file_path: string }) => ({ file_path });

export const toProfileView = ({ uid, type, profile }: LinkedProfile): LinkedProfileView => ({
  uid,
  type,
  profile: {
    name: profile.name,
    slug: profile.slug,
    handle: profile.handle,
    avatar: profile.avatar && toFileView(profile.avatar),
    profile_media: profile.profile_media.map(toFileView),
    profile_pic: profile.profile_pic,
    paying: profile.paying,
  },
});

/** One browser in which the person is signed in. */
export class OwnSessionView {
  @Id()
  id: string;
  /** The browser as it identifies itself, such as `Firefox on Windows`. */
  browser: string;
  signedInAt: Date;
  /** Exact to the minute. */
  lastSeenAt: Date;
  /** Whether this is the session of the current request. */
  current: boolean;
}

export class OwnSessionsView {
  /** Most recently used first. */
  items: OwnSessionView[];
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (list: readonly [RegExp, string][], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls their browser, such as "Firefox on Windows", from its user agent. A hint, not a proof. */
export function browserName(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent) ?? 'Unknown browser';
  const system = firstMatch(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
