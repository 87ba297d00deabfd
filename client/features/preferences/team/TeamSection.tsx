import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { Meter } from '../../../ui/Meter';
import { toast } from '../../../ui/toast';
import { InviteForm } from './InviteForm';
import { hasMenu, MemberRow } from './MemberRow';
import { PendingInvitations } from './PendingInvitations';
import { leaveTeam, type Team, type TeamMember, useTeam } from './team-api';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionSkeleton } from '../../../ui/skeletons';

/**
 * The profile's members, with the plan's seats, pending invitations, and a button to leave. An influencer's page has
 * its own heading.
 */
export function TeamSection() {
  const team = useTeam();
  const own = team.members.find(({ self }) => self);
  const manages = hasRight(own?.role, 'members') && !own?.readOnly;
  const mayHandOver = hasRight(own?.role, 'transfer');
  const hasMenus = team.members.some(hasMenu);
  const isBrand = useSession().actor.type === 'brand';
  const who = isBrand ? 'Who works here' : 'Who acts for you';
  return (
    <Box component="section" aria-label="Team" sx={{ display: 'grid', gap: 8 }}>
      <Box>
        {isBrand && <Typography variant="h2">Team</Typography>}
        {(isBrand || !manages) && (
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
            {manages ? `${who}, and what they can do.` : `${who}. Owners and admins can change it.`}
          </Typography>
        )}
        <SeatMeter team={team} />
        <Box component="ul" aria-label="Members" sx={{ listStyle: 'none', p: 0, m: 0, mt: 5 }}>
          {team.members.map((member) => (
            <MemberRow key={member.userId} member={member} mayHandOver={mayHandOver} hasMenus={hasMenus} />
          ))}
        </Box>
      </Box>
      {manages && <InviteForm team={team} />}
      {manages && <PendingInvitations invitations={team.invitations} />}
      {own && <LeaveTeam own={own} />}
    </Box>
  );
}

/** How many of the plan's seats are taken, by members and open invitations. */
function SeatMeter({ team: { seats, taken, members } }: { team: Team }) {
  const lookers = members.filter(({ readOnly }) => readOnly).length;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Typography variant="subtitle2" className="tnum">
          {seats === null
            ? `${taken} ${taken === 1 ? 'seat' : 'seats'} taken`
            : `${taken} of ${seats} ${seats === 1 && taken <= 1 ? 'seat' : 'seats'}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {seats === null ? 'No limit' : 'Members and open invitations'}
        </Typography>
      </Box>
      {seats !== null && <Meter label="Seats taken" value={taken} max={seats} />}
      <Fault>
        {lookers === 0
          ? null
          : `Your plan has fewer seats than members: ${lookers === 1 ? 'one of you' : `${lookers} of you`} can view, but not change anything. Remove a member or choose a larger plan.`}
      </Fault>
    </Box>
  );
}

/** Leaves the team, for everyone except its owner. */
function LeaveTeam({ own }: { own: TeamMember }) {
  const { actor, reloadAt } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await leaveTeam();
      reloadAt(paths.landing);
    } catch (error) {
      toast.say(error instanceof Error ? error.message : 'That didn’t work. Please try again.');
      setBusy(false);
      setAsking(false);
    }
  };
  if (own.role === 'owner') return null;
  return (
    <Box component="section" aria-labelledby="leave-title">
      <Typography variant="h3" id="leave-title">
        Leave this team
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        You’ll lose access to {actor.name} straight away. Your own account stays.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${actor.name}?`}
        destructive
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        You’ll lose access straight away, and need a new invitation to come back.
      </ConfirmDialog>
    </Box>
  );
}

/** An influencer's people, such as a manager, as its own page. */
export function TeamPage() {
  const { actor } = useSession();
  return (
    <>
      <PageHeader title="People who act for you" lead={`They act as ${actor.name}, in the role you give them.`} />
      <Box sx={{ maxWidth: 720 }}>
        <Suspense fallback={<SectionSkeleton />}>
          <TeamSection />
        </Suspense>
      </Box>
    </>
  );
}
