import { IconArrowRight } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { upgrade } from '../billing/upgrade';

/** For brands that do not pay yet. */
export function BoostCard({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Box
      component="section"
      aria-labelledby="boost-title"
      sx={{ mt: 'auto', p: 4, borderRadius: '12px', bgcolor: 'pass.accentSoft', display: 'grid', gap: 2 }}
    >
      <Typography id="boost-title" variant="h3" component="h2" sx={{ color: 'pass.accent' }}>
        Boost your Brand
      </Typography>
      <Typography variant="body2">
        Collabs included every month, reports, and a lower price for each extra Collab.
      </Typography>
      <Button
        onClick={() => {
          onNavigate?.();
          upgrade.open();
        }}
        size="small"
        color="secondary"
        variant="contained"
        endIcon={<IconArrowRight size={18} stroke={1.75} />}
        sx={{ justifySelf: 'start', mt: 1 }}
      >
        See the plans
      </Button>
    </Box>
  );
}
