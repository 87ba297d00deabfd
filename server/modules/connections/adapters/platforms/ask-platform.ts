import { createHmac, type Hmac } from 'node:crypto';
import type { Platform } from '../../../../contract/lists/social.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { connectionErrors } from '../../domain/connection.errors.js';

/** Our registration at a platform, where it sends creators back, and the time. */
export type ClientOf = Readonly<{ id: string; secret: string; callback: string; now: () => Date }>;

const answerWithinMs = 10_000;

/** The parts of an error response that our decisions rest on. Its text may repeat our request, and is dropped. */
export type Refusal = Readonly<{ status: number; code: string }>;

/** Decides what an error response means; null if it is none that we know. */
type Understand = (refusal: Refusal) => DomainError | null;

type Json = Readonly<Record<string, unknown>>;
type Fault = Readonly<{ code?: string | number; errors?: readonly Readonly<{ reason?: string }>[] }>;

/** TikTok names its error, Instagram numbers it, and Google gives reasons; all in different places. */
function codeIn({ error, error_type: type }: Json): string {
  const { errors, code = '' } = (
    typeof error === 'object' && error !== null ? error : { code: error ?? type }
  ) as Fault;
  return String(errors?.[0]?.reason ?? code);
}

async function bodyOf(answer: Response): Promise<Json | null> {
  try {
    return (await answer.json()) as Json;
  } catch {
    return null;
  }
}

/**
 * Calls a platform's API; the response must be JSON without an error.
 * @throws what `understand` says; else connections/platform-limited for 429, connections/platform-away. The cause of
 * neither is passed on: it can contain the address, and so a token.
 */
export async function askPlatform<T extends object>(
  platform: Platform,
  address: string | URL,
  init: RequestInit,
  understand: Understand,
): Promise<T> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const answer = await fetch(address, { ...init, redirect: 'error', signal }).catch(() => null);
  const body = answer && (await bodyOf(answer));
  if (!answer) throw connectionErrors.away(platform);
  const code = body ? codeIn(body) : '';
  const isFine = answer.ok && body !== null && (code === '' || code === 'ok');
  if (isFine) return body as T;
  const understood = understand({ status: answer.status, code });
  if (understood) throw understood;
  throw answer.status === 429 ? connectionErrors.limited(platform) : connectionErrors.away(platform);
}

export const bearer = (access: string): RequestInit => ({ headers: { authorization: `Bearer ${access}` } });

export const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

export const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

/** Scopes come separated by commas or spaces, or as a list. */
export const scopesIn = (scopes: string | readonly string[] | undefined): readonly string[] =>
  typeof scopes === 'string' ? scopes.split(/[\s,]+/).filter((scope) => scope !== '') : (scopes ?? []);

export const hmacOf = (secret: string, text: string): Hmac => createHmac('sha256', secret).update(text);

/** Null for a text that isn't JSON, or no object. */
export function jsonIn<T extends object>(text: string): T | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' ? (found as T | null) : null;
  } catch {
    return null;
  }
}
