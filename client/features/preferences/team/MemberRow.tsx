import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Avatar } from '../../../ui/Avatar';
import { ListRow } from '../../../ui/ListRow';
import { MemberMenu } from './MemberMenu';
import { roleLabels } from '../../../ui/role-labels';
import type { TeamMember } from './team-api';

/** One member: who, in which role, and what can be done about it. */
export function MemberRow({ member, mayHandOver }: { member: TeamMember; mayHandOver: boolean }) {
  const { name, email, role, self, manageable } = member;
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
      {manageable && !self ? (
        <MemberMenu member={member} mayHandOver={mayHandOver} />
      ) : (
        <Box sx={{ width: 44, flex: 'none' }} />
      )}
    </ListRow>
  );
}

/** Why somebody cannot do all that their role allows. */
function Remark({ member: { readOnly, disabled, seated } }: { member: TeamMember }) {
  const remark = disabled
    ? 'Shut out by Tastemaker'
    : readOnly
      ? 'Can look only: no seat left'
      : seated
        ? null
        : 'Let in by Tastemaker, takes no seat';
  if (!remark) return null;
  return (
    <Typography variant="body2" sx={{ color: disabled || readOnly ? 'pass.error' : 'text.secondary', fontWeight: 550 }}>
      {remark}
    </Typography>
  );
}
