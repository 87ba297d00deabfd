import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { BoardColumn } from './BoardColumn';
import type { BoardProps, Card } from './board-props';

/** Columns of cards, moved by drag, by the keyboard (space, arrows, space) or by each card's menu. */
export function Board<Row extends Card>(props: BoardProps<Row>) {
  const { label, columns, onMove } = props;
  const drop = ({ draggableId, source, destination }: DropResult) => {
    const from = columns.find(({ id }) => id === source.droppableId);
    const card = from?.cards.find(({ id }) => id === draggableId);
    if (card && destination && destination.droppableId !== source.droppableId)
      onMove?.({ card, from: source.droppableId, to: destination.droppableId });
  };
  return (
    <DragDropContext onDragEnd={drop}>
      <Box
        component="section"
        aria-label={label}
        tabIndex={0}
        sx={{ display: 'flex', gap: 3, alignItems: 'stretch', overflowX: 'auto', pb: 3, minHeight: 320 }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.id} column={column} board={props} />
        ))}
      </Box>
    </DragDropContext>
  );
}
