import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { type BoardProps, type Card, type Column, useCardMoves } from './card-moves';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { BoardCard } from './BoardCard';

/** Columns of cards, moved by drag, by keyboard (space, arrows, space) or by each card's menu. */
export function Board<Row extends Card>(props: BoardProps<Row>) {
  const { label, columns, onMove } = props;
  const { board, move, ...responders } = useCardMoves(columns, onMove);
  return (
    <DragDropContext {...responders}>
      <Box
        ref={board}
        component="section"
        aria-label={label}
        tabIndex={0}
        sx={{ display: 'flex', gap: 3, alignItems: 'stretch', overflowX: 'auto', pb: 3, minHeight: 320 }}
      >
        {columns
          .filter(({ hidden }) => !hidden)
          .map((column) => (
            <BoardColumn key={column.id} column={column} board={move ? { ...props, onMove: move } : props} />
          ))}
      </Box>
    </DragDropContext>
  );
}

type BoardColumnProps<Row extends Card> = { column: Column<Row>; board: BoardProps<Row> };

/** One stage: its name, its count and its cards. A collapsed one still accepts cards. */
function BoardColumn<Row extends Card>({ column, board }: BoardColumnProps<Row>) {
  const [folded, setFolded] = useState(column.folds ?? false);
  const { id, label, total, cards } = column;
  const Fold = folded ? IconChevronRight : IconChevronLeft;
  return (
    <Box
      component="section"
      aria-label={`${label}: ${total}`}
      sx={{
        flex: folded ? '0 0 52px' : { xs: '1 0 220px', lg: '1 0 164px' },
        maxWidth: folded ? 52 : 320,
        display: 'flex',
        flexDirection: 'column',
        borderRadius: '12px',
        bgcolor: 'pass.sunken',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: folded ? 'column' : 'row',
          gap: 2,
          alignItems: 'center',
          p: 2,
          minHeight: 48,
          typography: 'body2',
        }}
      >
        {column.folds && (
          <IconButton
            aria-label={folded ? `Expand ${label}` : `Collapse ${label}`}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            <Fold size={18} stroke={1.75} />
          </IconButton>
        )}
        <Box
          component="h2"
          tabIndex={-1}
          data-place={`column-${id}`}
          sx={{ m: 0, px: 1, font: 'inherit', fontWeight: 600, writingMode: folded ? 'vertical-rl' : undefined }}
        >
          {label}
        </Box>
        <Box component="span" className="tnum" sx={{ color: 'text.secondary' }}>
          {total}
        </Box>
      </Box>
      <Droppable droppableId={id} isDropDisabled={!board.onMove || column.closed}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Box
            component="ul"
            aria-label={label}
            ref={innerRef}
            {...droppableProps}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 2,
              flex: 1,
              minHeight: 120,
              borderRadius: '12px',
              outline: isDraggingOver ? '2px dashed' : 'none',
              outlineColor: 'primary.main',
              outlineOffset: -2,
            }}
          >
            {!folded &&
              cards.map((card, index) => (
                <Draggable key={card.id} draggableId={card.id} index={index} isDragDisabled={!board.onMove}>
                  {(drag) => <BoardCard card={card} columnId={id} board={board} drag={drag} />}
                </Draggable>
              ))}
            {placeholder}
            {!folded && cards.length < total && (
              <Box component="li" sx={{ typography: 'body2', p: 2 }}>
                <Button size="small" onClick={() => board.onRest(column)}>
                  See all {total} in the table
                </Button>
              </Box>
            )}
          </Box>
        )}
      </Droppable>
    </Box>
  );
}
