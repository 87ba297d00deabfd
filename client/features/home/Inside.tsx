import { inDark } from '../../shell/appearance/appearance';
import { Box, Typography } from '../../ui/elements';
import { Section } from './Section';

const pictures = [
  {
    name: 'brand-dashboard',
    title: 'Every Collab, and whose turn it is',
    text: 'Requests to answer, visits to come and content to review, on one page.',
  },
  {
    name: 'influencers-feed',
    title: 'Offers creators want to take',
    text: 'They see what you give, what you ask for and when they can come.',
  },
  {
    name: 'brands-analytics',
    title: 'Results, post by post',
    text: 'Reach, engagement and cost, measured for each post.',
  },
] as const;

/** Three real pages of the product. */
export function Inside() {
  return (
    <Section title="See it in action">
      <Box
        sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {pictures.map(({ name, title, text }) => (
          <Box component="figure" key={name} sx={{ m: 0 }}>
            <Box
              component="img"
              src={`/home/${name}.webp`}
              alt=""
              loading="lazy"
              width={960}
              height={1200}
              sx={{
                display: 'block',
                width: '100%',
                height: 'auto',
                // The picture has the page in light mode above that in dark mode.
                aspectRatio: '960 / 600',
                objectFit: 'cover',
                objectPosition: 'top',
                [inDark]: { objectPosition: 'bottom' },
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '12px',
              }}
            />
            <Box component="figcaption" sx={{ mt: 3 }}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
