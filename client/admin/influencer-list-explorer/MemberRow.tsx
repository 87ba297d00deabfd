import type { DraggableProvidedDraggableProps, DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconDotsVertical, IconGripVertical } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { cityLabel, platformLabel } from '../../../server/contract/lists/labels';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import type { ListMember } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { MemberNote } from '../../ui/influencer-lists/MemberNote';
import { Votes } from '../../ui/influencer-lists/Votes';

type MemberRowProps = {
  listId: string;
  member: ListMember;
  /** Makes it draggable; the handle is for dragging. */
  setNode: (node: HTMLElement | null) => void;
  whole: DraggableProvidedDraggableProps;
  grip: DraggableProvidedDragHandleProps | null;
  movable: boolean;
  mayChange: boolean;
  isLast: boolean;
  onMove: (place: number) => void;
  onRemove: () => void;
};

/** One influencer on a list: who, our note, others' votes. Dragged by its handle, moved by its menu. */
export function MemberRow(props: MemberRowProps) {
  const { listId, member, setNode, whole, grip, movable, mayChange, isLast, onMove, onRemove } = props;
  const { id, handle, name, avatarPath, followers, platforms, city, place } = member;
  const facts = [
    `${abbreviateNumber(followers)} followers`,
    platforms.map(platformLabel).join(', '),
    city && cityLabel(city),
  ];
  return (
    <Box
      component="li"
      ref={setNode}
      {...whole}
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'flex-start',
        p: 3,
        bgcolor: 'background.paper',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        {...grip}
        aria-label={`Move @${handle}`}
        sx={{
          display: movable ? 'grid' : 'none',
          placeItems: 'center',
          width: 24,
          height: 40,
          color: 'text.secondary',
          borderRadius: '6px',
        }}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </Box>
      <Avatar filePath={avatarPath} name={name} size={40} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1 }}>
        <Box>
          <Box
            component={Link}
            to={`${paths.admin.influencers}/${id}`}
            sx={{
              color: 'inherit',
              fontWeight: 600,
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            @{handle}
          </Box>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: { xs: 'block', sm: 'inline' }, ml: { sm: 2 }, color: 'text.secondary' }}
          >
            {name}
          </Typography>
        </Box>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <Votes votes={member.votes} />
        <MemberNote listId={listId} member={member} mayChange={mayChange} />
      </Box>
      {mayChange && <Actions {...{ handle, place, movable, isLast, onMove, onRemove }} />}
    </Box>
  );
}

type ActionsProps = Pick<MemberRowProps, 'movable' | 'isLast' | 'onMove' | 'onRemove'> &
  Pick<ListMember, 'handle' | 'place'>;

function Actions({ handle, place, movable, isLast, onMove, onRemove }: ActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <IconButton
        aria-label={`Actions for @${handle}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDotsVertical size={18} stroke={1.75} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {movable && place > 0 && <MenuItem onClick={run(() => onMove(place - 1))}>Move up</MenuItem>}
        {movable && !isLast && <MenuItem onClick={run(() => onMove(place + 1))}>Move down</MenuItem>}
        {movable && place > 0 && <MenuItem onClick={run(() => onMove(0))}>Move to the top</MenuItem>}
        <MenuItem onClick={run(onRemove)}>Remove from the list</MenuItem>
      </Menu>
    </>
  );
}
