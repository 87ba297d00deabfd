import { useState } from 'react';

/** Where tus keeps what it needs to go on: https://github.com/tus/tus-js-client/blob/main/docs/api.md#urlstorage */
const remembered = 'tus::';

/** The server gives uploads up that have rested for a day. */
const dayMs = 86_400_000;

/** The names of files whose upload for this Collab has begun in this browser and not ended, the latest first; as it was when the page came. */
export function useUnfinishedUploads(collabId: string): readonly string[] {
  const [names] = useState(() => unfinishedUploads(collabId, Date.now()));
  return names;
}

export function unfinishedUploads(collabId: string, now: number): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(remembered))
      .map((key) => read(localStorage.getItem(key)))
      .filter(({ collab, at }) => collab === collabId && now - at < dayMs)
      .sort((a, b) => b.at - a.at)
      .map(({ name }) => name);
  } catch {
    return []; // the browser keeps nothing
  }
}

type Begun = Readonly<{ name: string; collab: string; at: number }>;

function read(entry: string | null): Begun {
  const { metadata, creationTime } = JSON.parse(entry ?? '{}') as {
    metadata?: { filename?: string; collab?: string };
    creationTime?: string;
  };
  return { name: metadata?.filename ?? '', collab: metadata?.collab ?? '', at: Date.parse(creationTime ?? '') || 0 };
}
