import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

type MovePersonProps = {
  name: string;
  place: Readonly<{ at: number; of: number }>;
  dragged: boolean;
  onGrab: () => void;
  /** To another place, counted from 0. */
  onMove: (to: number) => void;
};

/** What gives somebody another place on a list: a handle to drag, which hears arrow keys, and two buttons. */
export function MovePerson({ name, place: { at, of }, dragged, onGrab, onMove }: MovePersonProps) {
  const keys: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: of - 1 };
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flex: 'none' }}>
      <IconButton
        aria-label={`Move ${name}: drag it, or press an arrow key`}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          onGrab();
        }}
        onKeyDown={(event) => {
          const to = keys[event.key];
          if (to === undefined) return;
          event.preventDefault();
          onMove(to);
        }}
        sx={{ cursor: dragged ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <IconGripVertical size={20} stroke={1.75} />
      </IconButton>
      <IconButton aria-label={`Move ${name} up`} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <IconArrowUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} disabled={at === of - 1} onClick={() => onMove(at + 1)}>
        <IconArrowDown size={20} stroke={1.75} />
      </IconButton>
    </Box>
  );
}
