import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { homeLabel, platformLabel } from '../../../server/contract/lists/labels';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { type ListMember, useAddMembers, useRemoveMembers } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { MemberNote } from '../../ui/influencer-lists/MemberNote';
import { Votes } from '../../ui/influencer-lists/Votes';
import { PlaceControls } from '../../ui/order/PlaceControls';
import { placeAttribute } from '../../ui/order/use-drag-order';
import { toast } from '../../ui/toast';

type ListedPersonProps = Omit<ComponentProps<typeof PlaceControls>, 'name' | 'ways'> & {
  listId: string;
  person: ListMember;
};

/** One influencer on a brand's list: who, the team's note, others' votes, and the controls to move them. */
export function ListedPerson({ listId, person, ...order }: ListedPersonProps) {
  const { id, handle, name, avatarPath, followers, platforms, city } = person;
  const remove = useRemoveMembers();
  const add = useAddMembers();
  const facts = [`${abbreviateNumber(followers)} followers`, platforms.map(platformLabel).join(', '), homeLabel(city)];
  const takeOff = () => {
    const change = { id: listId, influencerIds: [id] };
    remove.mutate(change, {
      // An undo wouldn't restore the note.
      onSuccess: () => toast.say(`@${handle} removed.`, { undo: person.note ? undefined : () => add.mutate(change) }),
      onError: ({ message }) => toast.say(message),
    });
  };
  return (
    <Box
      component="li"
      {...{ [placeAttribute]: order.place.at }}
      sx={{
        ...row,
        opacity: order.dragged ? 0.55 : 1,
        userSelect: order.dragged ? 'none' : undefined,
      }}
    >
      {order.place.of > 1 && (
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flex: 'none' }}>
          <PlaceControls name={name} ways={ways} {...order} />
        </Box>
      )}
      <Avatar filePath={avatarPath} name={name} size={48} />
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 180px', sm: 1 }, overflowWrap: 'anywhere', display: 'grid', gap: 1 }}>
        <Box>
          <Box
            component={Link}
            to={paths.brand.listed(listId, id)}
            preventScrollReset
            sx={{ color: 'inherit', fontWeight: 600 }}
          >
            {name}
          </Box>
          <Typography component="span" variant="body2" sx={{ ml: 2, color: 'text.secondary' }}>
            @{handle}
          </Typography>
        </Box>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <Votes votes={person.votes} />
        <MemberNote listId={listId} member={person} mayChange />
      </Box>
      <Button
        size="small"
        disabled={remove.isPending}
        aria-label={`Remove ${name} from the list`}
        onClick={takeOff}
        sx={{ ml: 'auto' }}
      >
        Remove
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 3,
  alignItems: 'flex-start',
  py: 4,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const ways = [
  { label: 'up', Icon: IconArrowUp },
  { label: 'down', Icon: IconArrowDown },
] as const;
