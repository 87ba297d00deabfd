import { LeaveDialog } from '../../ui/LeaveDialog';
import { useEditor } from './editor-context';

/** Asks before leaving a page with changes that can’t be saved automatically. */
export function LeaveUnsaved() {
  const { status } = useEditor();
  return (
    <LeaveDialog unsaved={status === 'failed' || status === 'conflict'}>
      Your last changes aren’t saved yet. We’ll keep them in this browser until you come back.
    </LeaveDialog>
  );
}
