import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useMyPlace } from '../team/team-api';
import { DefaultsEditor } from './DefaultsEditor';

/** What a brand's new offers begin with. Members read it; owners and admins say it. */
export function OfferDefaultsSection() {
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  return (
    <Box component="section" aria-labelledby="offer-defaults-title">
      <Typography variant="h2" id="offer-defaults-title">
        Offers
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>
        {mayEdit
          ? 'What every new offer starts with. You can change it in each offer, and existing offers stay as they are.'
          : 'Every new offer starts with these. You can change them in each offer. Only owners and admins can edit them here.'}
      </Typography>
      <DefaultsEditor mayEdit={mayEdit} />
    </Box>
  );
}
