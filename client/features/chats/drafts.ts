import { useState } from 'react';

const keyOf = (conversationId: string): string => `chatDraft:${conversationId}`;

/** What one was about to write, kept until it is sent: also over a reload. */
export function useDraft(conversationId: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(conversationId)) ?? '');
  const keep = (next: string) => {
    setText(next);
    if (next) localStorage.setItem(keyOf(conversationId), next);
    else localStorage.removeItem(keyOf(conversationId));
  };
  return [text, keep];
}
