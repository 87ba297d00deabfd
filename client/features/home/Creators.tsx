import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Box, Button } from '../../ui/elements';
import { Section } from './Section';

const faces = Array.from({ length: 12 }, (_, place) => `/home/face-${place + 1}.webp`);

/** A wall of drawn faces: represents the community without naming anyone. */
export function Creators() {
  return (
    <Section
      title="Creators who live nearby"
      lead="From a thousand followers to a million, in food, travel, wellness, fashion and home. You see their work, their audience and how reliably they deliver before you say yes."
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: 'repeat(6, 1fr)', lg: 'repeat(12, 1fr)' },
        }}
      >
        {faces.map((src) => (
          <Box
            component="img"
            key={src}
            src={src}
            alt=""
            loading="lazy"
            width={240}
            height={300}
            sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '12px' }}
          />
        ))}
      </Box>
      <Box>
        <Button component={Link} to={paths.influencer.home} variant="outlined" size="large">
          Join as a creator
        </Button>
      </Box>
    </Section>
  );
}
