import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { TextLink } from '../../ui/TextLink';
import type { BrowserFilter } from './browser-filter';

type LeftOutProps = { filter: BrowserFilter; count: number; onChange: (filter: BrowserFilter) => void };

/** How many the brand's own exclusions leave out of what is found, and the way to see them all the same. */
export function LeftOut({ filter, count, onChange }: LeftOutProps) {
  const { actor } = useSession();
  if (!filter.everybody && count === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flexWrap: 'wrap' }}>
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {filter.everybody ? 'Your exclusions are off.' : leftOutInWords(count)}
      </Typography>
      <Button size="small" onClick={() => onChange({ ...filter, everybody: !filter.everybody })}>
        {filter.everybody ? 'Leave them out again' : 'Show them too'}
      </Button>
      <TextLink to={paths.brand.targeting(actor.uid)}>Change exclusions</TextLink>
    </Box>
  );
}

function leftOutInWords(count: number): string {
  if (count > browserLimits.exact)
    return `Your exclusions leave out more than ${browserLimits.exact.toLocaleString('en-GB')}.`;
  return `Your exclusions leave out ${count.toLocaleString('en-GB')}.`;
}
