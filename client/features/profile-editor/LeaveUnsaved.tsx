import { LeaveDialog } from '../../ui/LeaveDialog';
import { useEditor } from './editor-context';

/** Asks before the page is left with something that cannot be saved by itself. */
export function LeaveUnsaved() {
  const { status } = useEditor();
  return (
    <LeaveDialog unsaved={status === 'failed' || status === 'conflict'}>
      Your last changes aren’t saved yet. We’ll keep them in this browser until you come back.
    </LeaveDialog>
  );
}
