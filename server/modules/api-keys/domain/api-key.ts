import { keyNameLength, keysAtMost, type KeyScope, scopesOf } from '../../../contract/rules/scopes.js';
import {
  type Actor,
  checkMember,
  DomainError,
  type DomainEvent,
  eventOf,
  newId,
  type ProfileRef,
} from '../../../shared/kernel/index.js';

export const apiKeyErrors = {
  wrongKey: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'identity/wrong-key', Object.values(errors)[0]!, { errors }),
  tooManyKeys: (atMost: number) =>
    new DomainError(
      'conflict',
      'identity/too-many-keys',
      `An account can have up to ${atMost} API keys. Please revoke one that you no longer use.`,
    ),
  noSuchKey: () => new DomainError('not-found', 'identity/no-such-key', 'This API key doesn’t exist.'),
};

/**
 * A program's credential for a profile, with at most the permissions of the person who created it. Only the key's hash
 * is stored; `prefix` is its first characters, for recognition.
 */
export type ApiKey = Readonly<{
  id: string;
  profileUid: string;
  profileType: ProfileRef['type'];
  madeBy: string;
  name: string;
  prefix: string;
  keyHash: string;
  scopes: readonly KeyScope[];
  createdAt: Date;
  /** Null means no expiry. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}>;

export type ApiKeyEvent = DomainEvent<
  'key.made' | 'key.revoked',
  Readonly<{ profile: ProfileRef; prefix: string; scopes: readonly KeyScope[] }>
>;

export type NewApiKey = Readonly<{
  name: string;
  scopes: readonly KeyScope[];
  expiresInDays: number | null;
}>;

const dayMs = 24 * 60 * 60 * 1_000;
const beginning = 'tmk_';
const shownCharacters = 8;

/** A key as programs send it, with 256 random bits: `tmk_` lets secret scanners recognise it. */
export const keyOf = (token: string): string => `${beginning}${token}`;

/** Whether this has the format of our keys. */
export const looksLikeKey = (text: string): boolean => text.startsWith(beginning) && text.length <= 100;

const prefixOf = (key: string): string => key.slice(0, beginning.length + shownCharacters);

const keyEvent = (name: ApiKeyEvent['name'], key: ApiKey, actor: Actor, now: Date): ApiKeyEvent => {
  const profile: ProfileRef = { uid: key.profileUid, type: key.profileType };
  const { prefix, scopes } = key;
  return eventOf(name, { type: 'api-key', id: key.id }, actor, now, { profile, prefix, scopes });
};

/**
 * Creates a key for the actor's profile.
 * @param others how many unrevoked keys the profile has
 * @param by the creator, if staff act on the actor's behalf
 * @throws identity/role-not-enough, identity/seat-needed, identity/wrong-key, identity/too-many-keys
 */
export function makeKey(
  { name, scopes, expiresInDays }: NewApiKey,
  secret: Readonly<{ key: string; hash: string }>,
  { profile, others }: Readonly<{ profile: ProfileRef; others: number }>,
  actor: Actor,
  now: Date,
  by: Actor = actor,
): [ApiKey, ApiKeyEvent] {
  checkMember(actor, 'keys');
  const called = name.trim();
  if (called === '' || called.length > keyNameLength)
    throw apiKeyErrors.wrongKey({ name: `Please give it a name, in 1 to ${keyNameLength} characters.` });
  const allowed = scopesOf(profile.type).filter((scope) => scopes.includes(scope));
  if (allowed.length === 0 || scopes.some((scope) => !allowed.includes(scope)))
    throw apiKeyErrors.wrongKey({ scopes: 'Please choose what the key may do.' });
  if (others >= keysAtMost) throw apiKeyErrors.tooManyKeys(keysAtMost);
  const key: ApiKey = {
    id: newId(),
    profileUid: profile.uid,
    profileType: profile.type,
    madeBy: actor.userId,
    name: called,
    prefix: prefixOf(secret.key),
    keyHash: secret.hash,
    scopes: allowed,
    createdAt: now,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
    lastUsedAt: null,
    revokedAt: null,
  };
  return [key, keyEvent('key.made', key, by, now)];
}

/** Revokes a key at once. @throws identity/role-not-enough, identity/seat-needed */
export function revokeKey(key: ApiKey, actor: Actor, now: Date): [ApiKey, ApiKeyEvent] {
  checkMember(actor, 'keys');
  return endKey(key, actor, now);
}

/** The same by staff, authorised by their policy. */
export const endKey = (key: ApiKey, by: Actor, now: Date): [ApiKey, ApiKeyEvent] => [
  { ...key, revokedAt: now },
  keyEvent('key.revoked', key, by, now),
];

/** Neither revoked nor past its exact expiry. */
export const isGood = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt);
