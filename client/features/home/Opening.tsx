import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { LaidTable } from '../../ui/LaidTable';
import { Box, Button, Typography } from '../../ui/elements';

/** The headline, and a laid table. */
export function Opening() {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: { xs: 10, md: 12 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
        alignItems: 'center',
        pt: { xs: 8, md: 12 },
      }}
    >
      <Box>
        <Typography
          variant="display"
          component="h1"
          sx={{ fontSize: { xs: '2.5rem', lg: '3.5rem' }, lineHeight: 1.05 }}
        >
          Good places, good creators, one ticket.
        </Typography>
        <Typography sx={{ mt: 5, maxWidth: '52ch', fontSize: '1.125rem', lineHeight: 1.55, color: 'text.secondary' }}>
          Restaurants, hotels and makers offer a visit or a product. Creators come, make the content and publish it. No
          fees between you: every Collab is a gift, labelled as an ad and tracked from request to post.
        </Typography>
        <Box sx={{ mt: 7, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button component={Link} to={paths.join} variant="contained" size="large">
            Join as a brand
          </Button>
          <Button component={Link} to={paths.influencer.home} variant="outlined" size="large">
            I’m a creator
          </Button>
        </Box>
      </Box>
      <Box
        sx={{ display: 'grid', aspectRatio: { xs: '1 / 1', sm: '6 / 5' }, borderRadius: '20px', overflow: 'hidden' }}
      >
        <LaidTable />
      </Box>
    </Box>
  );
}
