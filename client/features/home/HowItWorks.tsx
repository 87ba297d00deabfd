import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { collabStages } from '../../../server/contract/lists/collab';
import { stageColours } from '../../../server/contract/tokens';

const sentences: Record<(typeof collabStages)[number]['id'], string> = {
  1: 'A creator asks for your offer, or you ask a creator.',
  3: 'The other side says yes.',
  4: 'The creator picks a time that suits the house.',
  5: 'After the visit the drafts come in; you look and answer.',
  6: 'The posts are live. The ticket gets its stamp.',
};

/** The five stages of a Collab, in a sentence each. */
export function HowItWorks() {
  return (
    <Box component="section" aria-labelledby="how-title">
      <Typography id="how-title" variant="h1" component="h2">
        How a Collab goes
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 6,
          p: 0,
          display: 'grid',
          gap: { xs: 5, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(5, 1fr)' },
        }}
      >
        {collabStages.map(({ id, label }) => (
          <Box component="li" key={id}>
            <Box aria-hidden sx={{ height: 6, borderRadius: '2px', bgcolor: `pass.${stageColours[id]}`, mb: 3 }} />
            <Typography variant="h3">{label}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{sentences[id]}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
