import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useEditor } from './editor-context';

/** Asks before the page is left with something that cannot be saved by itself. Going to another section is not leaving. */
export function LeaveUnsaved() {
  const { status } = useEditor();
  const stuck = status === 'failed' || status === 'conflict';
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => stuck && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={state === 'blocked'}
      confirmLabel="Leave without saving"
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      Your last changes are not saved.
    </ConfirmDialog>
  );
}
