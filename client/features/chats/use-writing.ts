import { useEffect, useState } from 'react';
import { onLiveMessage } from '../../api/live-stream';

const shownMs = 4_000;

/** Whether the other side is writing just now. @param mySide whose own writing is not told */
export function useWriting(conversationId: string, mySide: string): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveMessage(({ name, id }) => {
      if (id !== conversationId) return;
      clearTimeout(timer);
      const theirs = name.startsWith('conversation.writing-') && name !== `conversation.writing-${mySide}`;
      if (name === 'message.sent') setWriting(false);
      if (!theirs) return;
      setWriting(true);
      timer = setTimeout(() => setWriting(false), shownMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversationId, mySide]);
  return writing;
}
