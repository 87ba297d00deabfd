import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useSession } from '../../../shell/session/session-context';
import { useMyPlace } from '../team/team-api';
import { ExclusionsForm } from './ExclusionsForm';
import { useTargeting } from './targeting-api';
import { WishesForm } from './WishesForm';

/** Whom the brand never wants to see, and whom it looks for. Members read it; owners and admins say it. */
export function TargetingSection() {
  const { actor } = useSession();
  const targeting = useTargeting(actor.uid);
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box component="section" aria-labelledby="exclusions-title">
        <Typography variant="h2" id="exclusions-title">
          Exclusions
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          Influencers whose content carries one of these are left out wherever you look. The browser says how many.
        </Typography>
        <ExclusionsForm targeting={targeting} mayEdit={mayEdit} />
      </Box>
      <Box component="section" aria-labelledby="wishes-title">
        <Typography variant="h2" id="wishes-title">
          Whom you look for
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          “Best match” in the influencer browser adds up points: your city and category first, then what you choose
          here. Each influencer’s score shows every point of it.
        </Typography>
        <WishesForm targeting={targeting} mayEdit={mayEdit} />
      </Box>
    </Box>
  );
}
