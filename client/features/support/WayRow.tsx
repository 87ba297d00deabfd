import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/CopyButton';
import type { Way } from '../../ui/support-ways';

/** One way to reach us: how soon we answer, and where. */
export function WayRow({ way: { label, icon: Icon, response, address, href, what } }: { way: Way }) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'pass.primary', display: 'flex' }}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Link
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {address}
        </Link>
        {response && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Answers {response}
          </Typography>
        )}
      </Box>
      <CopyButton text={address} what={what} />
    </Box>
  );
}

/** On phones the button stands below the words, in line with them. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 3,
  alignItems: { xs: 'start', sm: 'center' },
  py: 3,
  '& > :last-child': { gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
