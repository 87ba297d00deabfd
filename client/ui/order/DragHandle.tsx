import { IconGripVertical } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';

type DragHandleProps = {
  name: string;
  dragged: boolean;
  onGrab: () => void;
  /** Answers whether this key moves it; every other keeps what it does on the page. */
  onKey: (key: string) => boolean;
};

/** What something is dragged by to another place; it hears arrow keys too. */
export function DragHandle({ name, dragged, onGrab, onKey }: DragHandleProps) {
  return (
    <IconButton
      aria-label={`Move ${name}: drag it, or press an arrow key`}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        onGrab();
      }}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
      sx={{ cursor: dragged ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <IconGripVertical size={20} stroke={1.75} />
    </IconButton>
  );
}
