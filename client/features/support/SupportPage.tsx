import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePublicSettings } from '../../api/settings';
import { PageHeader } from '../../ui/PageHeader';
import { Answers } from './Answers';
import { WayRow } from './WayRow';
import { waysOf } from './ways';

/** Where people answer, and what they are asked most. */
export function SupportPage() {
  const ways = waysOf(usePublicSettings());
  return (
    <>
      <PageHeader title="Support" lead="Ask a person, or look it up." />
      <Box sx={{ display: 'grid', gap: 12, maxWidth: 720 }}>
        <Box component="section" aria-labelledby="ways-title">
          <Typography id="ways-title" variant="h2">
            People answer
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
            {ways.map((way) => (
              <WayRow key={way.label} way={way} />
            ))}
          </Box>
        </Box>
        <Answers />
      </Box>
    </>
  );
}
