import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Avatar } from '../../../ui/Avatar';
import { ListRow } from '../../../ui/ListRow';
import { roleLabels, roleHints } from '../../../ui/role-labels';
import { type TeamMember, useChangeRole, useHandOver, useRemove } from './team-api';
import { IconDots } from '@tabler/icons-react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconAction } from '../../../ui/IconAction';
import { toast } from '../../../ui/toast';

/** Whether there are actions on this member. */
export const hasMenu = ({ manageable, self }: TeamMember): boolean => manageable && !self;

type MemberRowProps = {
  member: TeamMember;
  mayHandOver: boolean;
  /** Whether any row has actions, so that all roles are in one line. */
  hasMenus: boolean;
};

/** One member: who, their role, and the actions. */
export function MemberRow({ member, mayHandOver, hasMenus }: MemberRowProps) {
  const { name, email, role, self } = member;
  return (
    <ListRow sx={{ flexWrap: 'nowrap', minHeight: 72, py: 2 }}>
      <Avatar filePath={null} name={name} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2">
          {name}
          {self && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
              {' '}
              (you)
            </Box>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
        <Remark member={member} />
      </Box>
      <Chip
        size="small"
        variant={role === 'member' ? 'outlined' : 'filled'}
        color={role === 'owner' ? 'primary' : 'default'}
        label={roleLabels[role]}
      />
      {hasMenu(member) && <MemberMenu member={member} mayHandOver={mayHandOver} />}
      {hasMenus && !hasMenu(member) && <Box sx={{ width: 44, flex: 'none' }} />}
    </ListRow>
  );
}

/** Why someone can't do everything their role allows. */
function Remark({ member: { readOnly, disabled, seated } }: { member: TeamMember }) {
  const remark = disabled
    ? 'Disabled by Tastemaker'
    : readOnly
      ? 'View only: no seat left'
      : seated
        ? null
        : 'Added by Tastemaker, takes no seat';
  if (!remark) return null;
  return (
    <Typography variant="body2" sx={{ color: disabled || readOnly ? 'pass.error' : 'text.secondary', fontWeight: 550 }}>
      {remark}
    </Typography>
  );
}

type Asked = 'role' | 'remove' | 'hand-over';

/** The actions on another member, each with a confirmation. */
function MemberMenu({ member, mayHandOver }: { member: TeamMember; mayHandOver: boolean }) {
  const { userId, name, role } = member;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const changeRole = useChangeRole();
  const remove = useRemove();
  const handOver = useHandOver();
  const nextRole = role === 'member' ? 'admin' : 'member';

  const ask = (what: Asked) => {
    setAnchor(null);
    setAsked(what);
  };
  const ended = (said: string) => ({
    onSuccess: () => toast.success(said),
    onError: ({ message }: Error) => toast.say(message),
    onSettled: () => setAsked(null),
  });
  const cancel = () => setAsked(null);
  return (
    <>
      <IconAction icon={IconDots} label={`Manage ${name}`} onClick={(event) => setAnchor(event.currentTarget)} />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => ask('role')}>Make {roleLabels[nextRole].toLowerCase()}</MenuItem>
        {mayHandOver && !member.disabled && <MenuItem onClick={() => ask('hand-over')}>Make owner</MenuItem>}
        <MenuItem onClick={() => ask('remove')} sx={{ color: 'pass.error' }}>
          Remove
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === 'role'}
        title={`Make ${name} ${nextRole === 'admin' ? 'an admin' : 'a member'}?`}
        busy={changeRole.isPending}
        onCancel={cancel}
        onConfirm={() =>
          changeRole.mutate({ userId, role: nextRole }, ended(`${name} is now ${roleLabels[nextRole].toLowerCase()}.`))
        }
      >
        {roleLabels[nextRole]}: {roleHints[nextRole]}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={`Remove ${name}?`}
        destructive
        busy={remove.isPending}
        onCancel={cancel}
        onConfirm={() => remove.mutate(userId, ended(`${name} has been removed.`))}
      >
        They’ll lose access straight away, in every browser, and we’ll email them. Their work stays.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'hand-over'}
        title={`Make ${name} the owner?`}
        typeToConfirm={name}
        busy={handOver.isPending}
        onCancel={cancel}
        onConfirm={() => handOver.mutate(userId, ended(`${name} is the owner now.`))}
      >
        You’ll become an admin. Only {name} can make you the owner again.
      </ConfirmDialog>
    </>
  );
}
