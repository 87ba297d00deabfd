import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { forProfile } from '../../../server/contract/rules/portal-paths';
import { type Notification, useReadNotifications } from '../../api/notifications';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { RelativeTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { useSession } from '../session/session-context';

type BellPanelProps = {
  anchor: HTMLElement;
  items: readonly Notification[];
  unread: number;
  onClose: () => void;
};

const earlierShown = 2;

/** Notifications by Collab. Following one marks everything about its subject as read. */
export function BellPanel({ anchor, items, unread, onClose }: BellPanelProps) {
  const read = useReadNotifications();
  const groups = groupBySubject(items);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notifications', sx: { width: 400, maxWidth: '94vw' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, py: 2, minHeight: 56 }}>
        <Typography variant="h3" component="h2">
          Notifications
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={() => read.mutate({})} loading={read.isPending}>
            Mark all as read
          </Button>
        )}
      </Box>
      {groups.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 4, pb: 4 }}>
          Nothing yet. News about your Collabs and chats appears here.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60vh', overflowY: 'auto' }}>
        {groups.map((group) => (
          <li key={group.newest.subjectId}>
            <GroupRow
              group={group}
              onFollow={() => {
                if (group.unread) read.mutate({ subjectId: group.newest.subjectId });
                onClose();
              }}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ px: 4, py: 3, borderTop: '1px solid', borderColor: 'divider' }} onClick={onClose}>
        <TextLink to={paths.notifications}>Notification settings</TextLink>
      </Box>
    </Popover>
  );
}

const addressOf = ({ subjectType, subjectId, otherUid }: Notification, uid: string): string =>
  forProfile(
    {
      collab: paths.collab(subjectId),
      conversation: paths.chatsWith(otherUid ?? 'support'),
      connection: `${paths.influencer.profileEditor}?section=socials`,
    }[subjectType],
    uid,
  );

function GroupRow({ group: { newest, earlier, unread }, onFollow }: { group: Group; onFollow: () => void }) {
  const { actor } = useSession();
  const otherWords = new Set(earlier.map(({ title }) => title).filter((title) => title !== newest.title));
  const shown = [...otherWords].slice(0, earlierShown);
  const left = earlier.length - shown.length;
  return (
    <Box component={Link} to={addressOf(newest, actor.uid)} onClick={onFollow} sx={row(unread)}>
      <Avatar filePath={newest.otherAvatarPath} name={newest.otherName} size={36} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: unread ? 650 : 400 }}>
          {newest.title}
        </Typography>
        {shown.map((title) => (
          <Typography key={title} variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
        ))}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <RelativeTime time={newest.createdAt} />
          {left > 0 && ` · ${left} earlier`}
          {unread && ' · new'}
        </Typography>
      </Box>
    </Box>
  );
}

const row = (unread: boolean) => ({
  display: 'flex',
  gap: 3,
  px: 4,
  py: 3,
  color: 'inherit',
  textDecoration: 'none',
  borderTop: '1px solid',
  borderColor: 'divider',
  boxShadow: unread ? 'inset 3px 0 0 var(--mui-palette-pass-accent)' : undefined,
  '&:hover': { bgcolor: 'pass.sunken' },
});

/** All notifications about one Collab or conversation, newest first. */
export type Group = Readonly<{ newest: Notification; earlier: readonly Notification[]; unread: boolean }>;

/** Notifications grouped by Collab or conversation, in the order of each group's newest. */
export function groupBySubject(items: readonly Notification[]): readonly Group[] {
  const groups = new Map<string, Notification[]>();
  for (const item of items) groups.set(item.subjectId, [...(groups.get(item.subjectId) ?? []), item]);
  return [...groups.values()].flatMap(([newest, ...earlier]) =>
    newest ? [{ newest, earlier, unread: [newest, ...earlier].some(({ readAt }) => readAt === null) }] : [],
  );
}
