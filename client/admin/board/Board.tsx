import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  Draggable,
  Droppable,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import type { BoardProps, Card, Column, Move } from './board-props';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { BoardCard } from './BoardCard';

/** Columns of cards, moved by drag, by the keyboard (space, arrows, space) or by each card's menu. */
export function Board<Row extends Card>(props: BoardProps<Row>) {
  const { label, columns, onMove } = props;
  const { board, move } = useFocusOnMoved(columns, onMove);
  const named = ({ draggableId, source, destination }: DragStart & Partial<DragUpdate>) => {
    const from = columns.find(({ id }) => id === source.droppableId);
    const card = from?.cards.find(({ id }) => id === draggableId);
    return { card, from, to: columns.find(({ id }) => id === destination?.droppableId) };
  };
  const drop = (result: DropResult, { announce }: ResponderProvided) => {
    const { card, from, to } = named(result);
    if (!card || !from) return;
    const moves = to !== undefined && to !== from;
    announce(moves ? `${card.name} dropped on ${to.label}.` : `${card.name} stays in ${from.label}.`);
    if (moves) move?.({ card, from: from.id, to: to.id });
  };
  return (
    <DragDropContext
      onDragStart={(start, { announce }) => {
        const { card, from } = named(start);
        announce(
          `${card?.name} lifted from ${from?.label}. Arrow keys move it, the space bar drops it, Escape cancels.`,
        );
      }}
      onDragUpdate={(update, { announce }) => {
        const { card, to } = named(update);
        announce(to ? `${card?.name} is over ${to.label}.` : `${card?.name} isn’t over a stage.`);
      }}
      onDragEnd={drop}
    >
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

/** A card that moves takes the focus along, when that was on the card: to its name, or to its column where the card isn’t shown. */
function useFocusOnMoved<Row extends Card>(columns: readonly Column<Row>[], onMove: BoardProps<Row>['onMove']) {
  const board = useRef<HTMLElement>(null);
  const moved = useRef<Pick<Move<Row>, 'from' | 'to'> & { id: string }>(null);
  const move =
    onMove &&
    ((next: Move<Row>) => {
      moved.current = { id: next.card.id, from: next.from, to: next.to };
      onMove(next);
    });
  useEffect(() => {
    const { id, from, to } = moved.current ?? {};
    const isThere = columns.some((column) => column.id === from && column.cards.some((card) => card.id === id));
    if (!id || !to || isThere) return;
    moved.current = null;
    if (document.activeElement !== document.body) return;
    const [card, column] = [id, `column-${to}`].map((each) => board.current?.querySelector(`[data-place="${each}"]`));
    (card?.querySelector('a') ?? (column as HTMLElement | undefined))?.focus();
  }, [columns]);
  return { board, move };
}

type BoardColumnProps<Row extends Card> = { column: Column<Row>; board: BoardProps<Row> };

/** One stage: its name, its count and its cards. A folded one still accepts cards. */
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
            aria-label={folded ? `Unfold ${label}` : `Fold ${label}`}
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
                  All {total}, as a table
                </Button>
              </Box>
            )}
          </Box>
        )}
      </Droppable>
    </Box>
  );
}
