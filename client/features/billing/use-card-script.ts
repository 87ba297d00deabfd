import { useEffect } from 'react';
import { usePublicSettings } from '../../api/settings';

/** The card provider wants its script on pages that lead to its checkout. The way there does not depend on it. */
export function useCardScript(): void {
  const { cardScriptUrl } = usePublicSettings();
  useEffect(() => {
    if (!cardScriptUrl || document.querySelector(`script[src="${cardScriptUrl}"]`)) return;
    const script = document.createElement('script');
    script.src = cardScriptUrl;
    script.async = true;
    script.onerror = () => script.remove();
    document.head.append(script);
  }, [cardScriptUrl]);
}
