import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';

/** The way to what one may ask about one's own data. */
export function YourDataLink() {
  return (
    <Box component="section" aria-labelledby="your-data-title">
      <Typography variant="h2" id="your-data-title">
        Your data
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        Cookies, a copy of everything that we hold about you, and closing your account.
      </Typography>
      <Button component={Link} to={paths.yourData} variant="outlined">
        Look after your data
      </Button>
    </Box>
  );
}
