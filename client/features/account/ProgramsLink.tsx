import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';

/** The way to the API keys of an influencer. */
export function ProgramsLink() {
  return (
    <Box component="section" aria-labelledby="programs-title">
      <Typography variant="h2" id="programs-title">
        Programs that act for you
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        A program of your own, or of your agency, can work with your account by a key, and be told of what happens.
      </Typography>
      <Button component={Link} to={paths.influencer.api} variant="outlined">
        Look after API and webhooks
      </Button>
    </Box>
  );
}
