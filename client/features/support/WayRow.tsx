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
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
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

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: { xs: 'flex-start', sm: 'center' },
  py: 3,
  // on phones the button stands below the words, in line with them
  '& > :last-child': { ml: { xs: 9, sm: 0 } },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
