import { useState } from 'react';

/** Where tus keeps what it needs to resume: https://github.com/tus/tus-js-client/blob/main/docs/api.md#urlstorage */
const remembered = 'tus::';

/** The server gives uploads up that have rested for a day. */
const dayMs = 86_400_000;

/**
 * The names of files whose upload for this Collab, or for this profile itself, has begun in this browser and not ended, the latest
 * first; as it was when the page came.
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
    return []; // the browser keeps nothing
  }
}

/** `of` is the Collab or the profile that it is for. */
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
