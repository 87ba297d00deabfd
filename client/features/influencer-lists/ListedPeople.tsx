import Box from '@mui/material/Box';
import { useState } from 'react';
import { type OpenInfluencerList, useMoveListed } from '../../api/influencer-lists';
import { moved, placeSaid, useDragOrder } from '../../ui/order/use-drag-order';
import { visuallyHidden } from '../../ui/sx';
import { toast } from '../../ui/toast';
import { ListedPerson } from './ListedPerson';

type People = OpenInfluencerList['people'];

/** A list's members in the team's own order: dragged by their handle, or moved by buttons and arrow keys. */
export function ListedPeople({ list: { id, people } }: { list: OpenInfluencerList }) {
  const keep = useMoveListed(id);
  /** The order during a drag, and who is dragged. */
  const [draft, setDraft] = useState<Readonly<{ people: People; personId: string }> | null>(null);
  const [said, setSaid] = useState('');
  const shown = draft?.people ?? people;

  const move = (next: People, personId: string) => {
    const at = next.findIndex((person) => person.id === personId);
    const influencerId = personId;
    if (people[at]?.id === influencerId) return;
    const place = people[at]!.place; // includes members whom the brand can't see
    const placed = next.map((person, index) => ({ ...person, place: people[index]!.place }));
    setSaid(placeSaid(next[at]!.name, at, people.length));
    keep.mutate({ influencerId, place, people: placed }, { onError: ({ message }) => toast.say(message) });
  };
  const step = (from: number, to: number) => {
    const person = people[from];
    if (person && to >= 0 && to < people.length) move(moved(people, from, to), person.id);
  };
  const { dragging, begin } = useDragOrder(
    (from, to) =>
      setDraft((before) => {
        const order = before?.people ?? people;
        return { people: moved(order, from, to), personId: before?.personId ?? order[from]!.id };
      }),
    () => {
      if (draft) move(draft.people, draft.personId);
      setDraft(null);
    },
  );

  return (
    <>
      <Box component="ul" aria-label="Influencers" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760 }}>
        {shown.map((person, at) => (
          <ListedPerson
            key={person.id}
            listId={id}
            person={person}
            place={{ at, of: shown.length }}
            dragged={dragging === at}
            onGrab={() => begin(at)}
            onMove={(to) => step(at, to)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
