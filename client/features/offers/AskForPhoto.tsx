import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { radius } from '../../../server/contract/tokens';
import type { OfferForm } from './offer-form';

/** Asks for a photo if there is none yet, and says why. Adding one is optional. */
export function AskForPhoto() {
  const { control, setFocus } = useFormContext<OfferForm>();
  const photoPath = useWatch({ control, name: 'photoPath' });
  if (photoPath) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        p: 4,
        bgcolor: 'pass.primarySoft',
        borderRadius: `${radius.card}px`,
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="subtitle2" component="h2">
          Add a photo?
        </Typography>
        <Typography variant="body2">
          Creators choose with their eyes. Without a photo of yours, they see the cover that every offer in your
          category has.
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setFocus('photoPath')}>
        Add a photo
      </Button>
    </Box>
  );
}
