import { paths } from '../app/paths';
import { TextLink } from '../ui/TextLink';
import { Box } from '../ui/elements';

const links = [
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
  { label: 'Cookies', to: paths.cookies },
];

/** The footer of every public page, as wide as its top bar. */
export function PublicFooter({ maxWidth }: { maxWidth?: number }) {
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          maxWidth,
          mx: 'auto',
          my: 0,
          px: { xs: 4, sm: 6, lg: 8 },
          display: 'flex',
          gap: 6,
          typography: 'body2',
        }}
      >
        {links.map(({ label, to }) => (
          <Box component="li" key={to} sx={{ '& a': { display: 'block', py: 3 } }}>
            <TextLink to={to}>{label}</TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
