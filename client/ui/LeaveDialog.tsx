import { type ReactNode, useEffect } from 'react';
import { useHeldNavigation } from '../app/navigation';
import { ConfirmDialog } from './ConfirmDialog';

type LeaveDialogProps = Readonly<{
  /** There are unsaved changes. */
  unsaved: boolean;
  /** What happens to it. */
  children: ReactNode;
}>;

/** Asks before the page is left with unsaved changes. Navigating to another section of it doesn't count. */
export function LeaveDialog({ unsaved, children }: LeaveDialogProps) {
  const held = useHeldNavigation(unsaved);
  useAskBeforeUnload(unsaved);
  return (
    <ConfirmDialog
      open={held !== null && unsaved}
      title="Leave without saving?"
      destructive
      onCancel={() => held?.stay()}
      onConfirm={() => held?.proceed()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Makes the browser ask before the tab is closed or reloaded with unsaved changes; the browser provides the text. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
