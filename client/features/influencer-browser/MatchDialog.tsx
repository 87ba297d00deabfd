import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { MatchReasons } from '../../ui/match/MatchReasons';
import { SectionSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { type InfluencerCard, matchQuery } from './browser-api';

type MatchDialogProps = { person: InfluencerCard; offer: string; open: boolean; onClose: () => void };

/** Why someone has their score: all points, and what they lack. */
export default function MatchDialog({ person, offer, open, onClose }: MatchDialogProps) {
  const titleId = useId();
  const { actor } = useSession();
  const { data, error } = useQuery(matchQuery(person.id, offer));
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        Why {person.name}?
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent>
        <Fault>{error?.message}</Fault>
        {!data && !error && <SectionSkeleton />}
        {data && (
          <Box sx={{ display: 'grid', gap: 5 }}>
            <MatchReasons match={data} missingTitle={`How ${person.name} could match better`} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Gender, looks, age and relationship never count unless you ask for them and say why.{' '}
              <TextLink to={paths.brand.targeting(actor.uid)}>Change who you’re looking for</TextLink>
            </Typography>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}
