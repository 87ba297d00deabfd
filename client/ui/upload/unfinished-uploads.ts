import { useState } from 'react';

/** Where tus stores what it needs to resume: https://github.com/tus/tus-js-client/blob/main/docs/api.md#urlstorage */
const remembered = 'tus::';

/** The server abandons uploads that have been idle for a day. */
const dayMs = 86_400_000;

/**
 * The names of files whose upload for this Collab, or for this profile itself, was started but not finished in this
 * browser, latest first; a snapshot from when the page loaded.
 */
export function useUnfinishedUploads(id: string): readonly string[] {
  const [names] = useState(() => unfinishedUploads(id, Date.now()));
  return names;
}

export function unfinishedUploads(id: string, now: number): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(remembered))
      .map((key) => read(localStorage.getItem(key)))
      .filter(({ of, at }) => of === id && now - at < dayMs)
      .sort((a, b) => b.at - a.at)
      .map(({ name }) => name);
  } catch {
    return []; // the browser has no storage
  }
}

/** `of` is the Collab or profile that it is for. */
type Begun = Readonly<{ name: string; of: string; at: number }>;

function read(entry: string | null): Begun {
  const { metadata, creationTime } = JSON.parse(entry ?? '{}') as {
    metadata?: { filename?: string; collab?: string; profile?: string };
    creationTime?: string;
  };
  return {
    name: metadata?.filename ?? '',
    of: metadata?.collab ?? metadata?.profile ?? '',
    at: Date.parse(creationTime ?? '') || 0,
  };
}
