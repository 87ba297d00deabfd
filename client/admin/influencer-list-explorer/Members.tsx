import { DragDropContext, Draggable, type DropResult, Droppable } from '@hello-pangea/dnd';
import Paper from '@mui/material/Paper';
import {
  type InfluencerList,
  type MembersAsked,
  useAddMembers,
  useListMembers,
  useMoveMember,
  useRemoveMembers,
} from '../../api/influencer-lists';
import { LoadMore } from '../../ui/LoadMore';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageSkeleton } from '../../ui/skeletons';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';
import { MemberRow } from './MemberRow';

/** Those on a list. In our own order, and with nothing filtered away, they can be moved. */
export function Members({ list, asked }: { list: InfluencerList; asked: MembersAsked }) {
  const pages = useListMembers(list.id, asked);
  const { data, error } = pages;
  const mayChange = useMay()('list.change');
  const move = useMoveMember(list.id, asked);
  const remove = useRemoveMembers();
  const add = useAddMembers();
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <PageSkeleton shape="rows" tickets={6} bare />;
  const rows = data.pages.flat();
  if (list.members === 0)
    return (
      <EmptyState title="Nobody is on this list yet">
        Add handles with “Add influencers”, or tick rows in Influencers and add them to a list.
      </EmptyState>
    );
  if (rows.length === 0) return <EmptyState title="Nobody on this list matches these filters" />;
  const movable = mayChange && asked.sort === 'place' && !asked.q && !asked.vote;
  const moveTo = (influencerId: string, place: number) =>
    move.mutate({ influencerId, place }, { onError: ({ message }) => toast.say(message) });
  const takeOff = (influencerId: string, handle: string) => {
    const what = { id: list.id, influencerIds: [influencerId] };
    remove.mutate(what, {
      onSuccess: () => toast.say(`@${handle} is off the list`, { undo: () => add.mutate(what) }),
      onError: ({ message }) => toast.say(message),
    });
  };
  const drop = ({ draggableId, source, destination }: DropResult) => {
    if (destination && destination.index !== source.index) moveTo(draggableId, destination.index);
  };
  return (
    <>
      <DragDropContext onDragEnd={drop}>
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
                      onMove={(place) => moveTo(member.id, place)}
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
      <LoadMore list={pages} />
    </>
  );
}
