import { withoutSecrets } from '../../../contract/rules/page-address.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { analyticsErrors } from './analytics.errors.js';

/** Something that a person did in the product. Who it was comes from the session, never from the page. */
export type UsageEvent = Readonly<{
  id: string;
  name: string;
  context: Readonly<Record<string, unknown>>;
  userId: string;
  profileUid: string;
  profileType: 'brand' | 'influencer' | 'admin' | 'guest';
  occurredAt: Date;
}>;

/** Sixteen kilobytes of JSON. */
export const maxContextBytes = 16 * 1_024;

/**
 * What happened, as it is kept. Somebody without a profile stands for themselves.
 * @throws analyticsErrors.tooLarge, analyticsErrors.badText
 */
export function usageEvent(
  name: string,
  context: Readonly<Record<string, unknown>>,
  { userId, role, profile }: Actor,
  now: Date,
): UsageEvent {
  checkObject('event_context', context);
  checkText('event_name', JSON.stringify(name));
  const { target_uid } = context;
  const kept = typeof target_uid === 'string' ? { ...context, target_uid: withoutSecrets(target_uid) } : context;
  return {
    id: newId(),
    name,
    context: kept,
    userId,
    profileUid: profile?.uid ?? userId,
    profileType: profile?.type ?? (role === 'admin' ? 'admin' : 'guest'),
    occurredAt: now,
  };
}

/** @throws analyticsErrors.tooLarge, analyticsErrors.badText */
export function checkObject(field: string, value: object): void {
  const json = JSON.stringify(value);
  if (new TextEncoder().encode(json).length > maxContextBytes) throw analyticsErrors.tooLarge(field);
  checkText(field, json);
}

/** The database takes neither NUL nor half a character, and one such text would spoil the batch that it is stored with. */
function checkText(field: string, json: string): void {
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(json)) throw analyticsErrors.badText(field);
}
