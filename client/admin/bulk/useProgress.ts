import { useEffect, useState } from 'react';
import { onLiveMessage } from '../../api/live-stream';

/** Names the call that is to come, and counts what the live stream tells of it. */
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
