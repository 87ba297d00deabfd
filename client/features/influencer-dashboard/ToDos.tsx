import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { productNow } from '../../api/clock';
import type { Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { ExactTime } from '../../ui/RelativeTime';
import { Subtitle } from '../../ui/Subtitle';
import { CoveringLink, rowTitle } from '../../ui/TextLink';
import { toDoOf } from './sort-collabs';

/** The influencer's tasks, most urgent first. */
export function ToDos({ collabs }: { collabs: readonly Collab[] }) {
  return (
    <Card component="section" aria-label="To do" sx={{ p: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        To do
      </Typography>
      {collabs.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You’re all caught up. Anything a brand needs from you appears here.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {collabs.map((collab) => (
          <ToDo key={collab.id} collab={collab} />
        ))}
      </Box>
    </Card>
  );
}

function ToDo({ collab }: { collab: Collab }) {
  const { id, brand, terms } = collab;
  const { task, by } = toDoOf(collab);
  return (
    <Box
      component="li"
      sx={{ position: 'relative', py: 2.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <CoveringLink to={paths.collab(id)} sx={rowTitle}>
        {task}: {terms.title}
      </CoveringLink>
      <Subtitle>
        {brand.name}
        {by && (
          <>
            {' '}
            · <By time={by} />
          </>
        )}
      </Subtitle>
    </Box>
  );
}

function By({ time }: { time: string }) {
  const overdue = new Date(time) < productNow();
  return (
    <Box component="span" sx={{ color: overdue ? 'error.main' : 'inherit' }}>
      {overdue ? 'overdue since' : 'by'} <ExactTime time={time} />
    </Box>
  );
}
