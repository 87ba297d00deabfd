import { useEffect, useState } from 'react';
import { onLiveMessage } from './live-stream';

/** Names the next call, and follows its progress on the live stream. */
export function useProgress(): { task: string; done: number } {
  const [task] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState(0);
  useEffect(
    () =>
      onLiveMessage(({ type, name, id }) => {
        if (type === 'progress' && id === task) setDone(Number(name.slice(name.indexOf('.') + 1)));
      }),
    [task],
  );
  return { task, done };
}
