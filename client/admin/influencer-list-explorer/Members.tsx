import {
  DragDropContext,
  Draggable,
  type DragStart,
  type DragUpdate,
  type DropResult,
  Droppable,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import {
  type InfluencerList,
  type ListMember,
  type MembersAsked,
  useAddMembers,
  useListMembers,
  useMoveMember,
  useRemoveMembers,
} from '../../api/influencer-lists';
import { LoadMore } from '../../ui/LoadMore';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { placeSaid } from '../../ui/order/use-drag-order';
import { PageSkeleton } from '../../ui/skeletons';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';
import { MemberRow } from './MemberRow';

type MembersProps = { list: InfluencerList; asked: MembersAsked; onShowAll: () => void };

/** A list's members. In our own order and without filters, they can be moved. */
export function Members({ list, asked, onShowAll }: MembersProps) {
  const pages = useListMembers(list.id, asked);
  const { data, error } = pages;
  const mayChange = useMay()('list.change');
  const move = useMoveMember(list.id, asked);
  const remove = useRemoveMembers();
  const add = useAddMembers();
  const [said, setSaid] = useState('');
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <PageSkeleton shape="rows" tickets={6} bare />;
  const rows = data.pages.flat();
  if (list.members === 0)
    return (
      <EmptyState title="No influencers on this list yet">
        Add handles with “Add influencers”, or tick rows in Influencers and add them to a list.
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title="No influencers match these filters"
        action={<Button onClick={onShowAll}>Show everyone on the list</Button>}
      />
    );
  const movable = mayChange && asked.sort === 'place' && !asked.q && !asked.vote;
  const moveTo = (influencerId: string, place: number) =>
    move.mutate({ influencerId, place }, { onError: ({ message }) => toast.say(message) });
  const moveByMenu = ({ id, handle }: ListMember, place: number) => {
    setSaid(placeSaid(`@${handle}`, place, list.members));
    moveTo(id, place);
  };
  const takeOff = (influencerId: string, handle: string) => {
    const what = { id: list.id, influencerIds: [influencerId] };
    remove.mutate(what, {
      onSuccess: () => toast.say(`@${handle} removed from the list`, { undo: () => add.mutate(what) }),
      onError: ({ message }) => toast.say(message),
    });
  };
  return (
    <>
      <DragDropContext {...announced(rows, list.members, moveTo)}>
        <Droppable droppableId={list.id}>
          {({ innerRef, droppableProps, placeholder }) => (
            <Paper
              component="ul"
              variant="outlined"
              ref={innerRef}
              {...droppableProps}
              aria-label={`Influencers on ${list.name}`}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                '& > li:first-of-type': { borderRadius: '12px 12px 0 0' },
                '& > li:last-of-type': { borderRadius: '0 0 12px 12px' },
              }}
            >
              {rows.map((member, index) => (
                <Draggable key={member.id} draggableId={member.id} index={index} isDragDisabled={!movable}>
                  {({ innerRef: setNode, draggableProps, dragHandleProps }) => (
                    <MemberRow
                      listId={list.id}
                      member={member}
                      setNode={setNode}
                      whole={draggableProps}
                      grip={dragHandleProps}
                      movable={movable}
                      mayChange={mayChange}
                      isLast={index === list.members - 1}
                      onMove={(place) => moveByMenu(member, place)}
                      onRemove={() => takeOff(member.id, member.handle)}
                    />
                  )}
                </Draggable>
              ))}
              {placeholder}
            </Paper>
          )}
        </Droppable>
      </DragDropContext>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <LoadMore list={pages} />
    </>
  );
}

/** Screen-reader announcements while dragging: who, and over which position. */
function announced(rows: readonly ListMember[], of: number, moveTo: (influencerId: string, place: number) => void) {
  const nameOf = ({ draggableId }: DragStart) => `@${rows.find(({ id }) => id === draggableId)?.handle}`;
  return {
    onDragStart(start: DragStart, { announce }: ResponderProvided): void {
      const lifted = `${nameOf(start)} lifted from place ${start.source.index + 1} of ${of}.`;
      announce(`${lifted} Arrow keys move it, the space bar drops it, Escape cancels.`);
    },
    onDragUpdate(update: DragUpdate, { announce }: ResponderProvided): void {
      const to = update.destination?.index;
      announce(`${nameOf(update)} ${to === undefined ? 'isn’t over the list' : `is over place ${to + 1} of ${of}`}.`);
    },
    onDragEnd(result: DropResult, { announce }: ResponderProvided): void {
      const [from, to] = [result.source.index, result.destination?.index ?? result.source.index];
      announce(from === to ? `${nameOf(result)} stays at place ${from + 1}.` : placeSaid(nameOf(result), to, of));
      if (from !== to) moveTo(result.draggableId, to);
    },
  };
}
