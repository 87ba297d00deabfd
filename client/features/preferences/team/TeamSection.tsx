import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { InviteForm } from './InviteForm';
import { LeaveTeam } from './LeaveTeam';
import { MemberRow } from './MemberRow';
import { PendingInvitations } from './PendingInvitations';
import { SeatMeter } from './SeatMeter';
import { useTeam } from './team-api';

/** Who works in the profile, with the seats of its plan, the invitations on their way, and the way out. */
export function TeamSection() {
  const team = useTeam();
  const own = team.members.find(({ self }) => self);
  const manages = hasRight(own?.role, 'members') && !own?.readOnly;
  const mayHandOver = hasRight(own?.role, 'transfer');
  return (
    <Box component="section" aria-labelledby="team-title" sx={{ display: 'grid', gap: 8 }}>
      <Box>
        <Typography variant="h2" id="team-title">
          Team
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          {manages ? 'Who works here, and what they may do.' : 'Who works here. Owners and admins look after it.'}
        </Typography>
        <SeatMeter team={team} />
        <Box component="ul" aria-label="Members" sx={{ listStyle: 'none', p: 0, m: 0, mt: 5 }}>
          {team.members.map((member) => (
            <MemberRow key={member.userId} member={member} mayHandOver={mayHandOver} />
          ))}
        </Box>
      </Box>
      {manages && <InviteForm team={team} />}
      {manages && <PendingInvitations invitations={team.invitations} />}
      {own && <LeaveTeam own={own} />}
    </Box>
  );
}
