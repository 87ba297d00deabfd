import { IconGripVertical } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, useRef } from 'react';

/** "up", with its arrow. */
type Way = Readonly<{ label: string; Icon: ComponentType<{ size: number; stroke: number }> }>;

type PlaceControlsProps = {
  name: string;
  place: Readonly<{ at: number; of: number }>;
  dragged: boolean;
  /** Up and down. */
  ways: readonly [Way, Way];
  onGrab: () => void;
  /** To another position, from 0. */
  onMove: (to: number) => void;
};

/** Controls to move something: a drag handle, which also handles arrow keys, and a button for each direction. */
export function PlaceControls({ name, place: { at, of }, dragged, ways, onGrab, onMove }: PlaceControlsProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const last = of - 1;
  const keys: Record<string, number> = {
    ...{ ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: last },
  };
  return (
    <>
      <IconButton
        ref={handle}
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
      {ways.map(({ label, Icon }, way) => {
        const [end, to] = way === 0 ? [0, at - 1] : [last, at + 1];
        return (
          <IconButton
            key={label}
            aria-label={`Move ${name} ${label}`}
            disabled={at === end}
            onClick={() => {
              if (to === end) handle.current?.focus(); // at the end this button can't be pressed again, nor keep the focus
              onMove(to);
            }}
          >
            <Icon size={20} stroke={1.75} />
          </IconButton>
        );
      })}
    </>
  );
}
