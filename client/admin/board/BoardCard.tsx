import type { DraggableProvided } from '@hello-pangea/dnd';
import { IconGripVertical, IconArrowsRightLeft } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BoardProps, Card } from './card-moves';

type BoardCardProps<Row extends Card> = {
  card: Row;
  columnId: string;
  board: BoardProps<Row>;
  drag: DraggableProvided;
};

/** A card: dragged anywhere by mouse or touch, by its handle from the keyboard. */
export function BoardCard<Row extends Card>({ card, columnId, board, drag }: BoardCardProps<Row>) {
  const { columns, onMove, renderCard, linkTo } = board;
  const { dragHandleProps: grip, draggableProps, innerRef } = drag;
  return (
    <Box
      component="li"
      ref={innerRef}
      {...draggableProps}
      {...grip}
      data-place={card.id}
      role={undefined}
      tabIndex={-1}
      aria-describedby={undefined}
      sx={{
        mb: 2,
        p: 3,
        display: 'grid',
        gap: 2,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        typography: 'body2',
      }}
    >
      <Box
        component={Link}
        to={linkTo(card)}
        preventScrollReset
        sx={{
          color: 'inherit',
          fontWeight: 600,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {card.name}
      </Box>
      {renderCard(card)}
      {onMove && (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mb: -1 }}>
          <Box
            {...grip}
            component="span"
            aria-label={`Move ${card.name}`}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 28,
              height: 28,
              flex: 'none',
              color: 'text.secondary',
              borderRadius: '6px',
            }}
          >
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </Box>
          <MoveMenu
            name={card.name}
            targets={columns.filter(({ id, closed }) => id !== columnId && !closed)}
            onChoose={(to) => onMove({ card, from: columnId, to })}
          />
        </Box>
      )}
    </Box>
  );
}

type MoveMenuProps = {
  name: string;
  targets: readonly Readonly<{ id: string; label: string }>[];
  onChoose: (id: string) => void;
};

/** "Move to…", without dragging. */
function MoveMenu({ name, targets, onChoose }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={`Move ${name} to…`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 28, height: 28, flex: 'none', borderRadius: '6px', color: 'text.secondary' }}
      >
        <IconArrowsRightLeft size={16} stroke={1.75} />
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {targets.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onChoose(id);
            }}
          >
            Move to {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
