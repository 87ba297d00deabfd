import { type ReactNode, useEffect } from 'react';
import { useHeldNavigation } from '../app/navigation';
import { ConfirmDialog } from './ConfirmDialog';

type LeaveDialogProps = Readonly<{
  /** There is something that would not be saved. */
  unsaved: boolean;
  /** What becomes of it. */
  children: ReactNode;
}>;

/** Asks before the page is left with something unsaved. Going to another section of it is not leaving. */
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

/** Lets the browser ask before the tab is closed or reloaded with something unsaved; the words are the browser’s. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
