import { IconDots } from '@tabler/icons-react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconAction } from '../../../ui/IconAction';
import { toast } from '../../../ui/toast';
import { roleLabels } from '../../../ui/role-labels';
import { roleHints } from './role-words';
import { type TeamMember, useChangeRole, useHandOver, useRemove } from './team-api';

type Asked = 'role' | 'remove' | 'hand-over';

/** What can be done about another member, each after a question. */
export function MemberMenu({ member, mayHandOver }: { member: TeamMember; mayHandOver: boolean }) {
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
