import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';

/** The way to who else may act for an influencer. */
export function PeopleLink() {
  return (
    <Box component="section" aria-labelledby="people-title">
      <Typography variant="h2" id="people-title">
        People who act for you
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        A manager or an agency can work in your name, each with a sign-in of their own.
      </Typography>
      <Button component={Link} to={paths.influencer.team} variant="outlined">
        Look after them
      </Button>
    </Box>
  );
}
