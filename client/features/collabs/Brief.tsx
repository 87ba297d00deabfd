import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What the influencer should know and do; nothing where the brand wrote nothing. */
export function Brief({ children }: { children: string }) {
  if (!children) return null;
  return (
    <Box component="section" aria-label="Brief">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Brief
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
    </Box>
  );
}
