import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type StorageUsage, storageQuery } from '../../api/content';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { bytesInWords } from '../../ui/bytes';
import { Meter } from '../../ui/Meter';
import { TextLink } from '../../ui/TextLink';
import { Panel } from './Panel';

/** How full the brand's storage is, and the way to what is in it. */
export function ContentPanel() {
  const { actor } = useSession();
  const { data } = useQuery({ ...storageQuery(actor.uid), enabled: actor.type === 'brand' });
  if (actor.type !== 'brand') return null;
  return (
    <Panel title="Your content">
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 2 }}>
        {data && storageWords(data)}
      </Typography>
      {data?.limitBytes != null && (
        <Meter label="Storage taken" value={data.usedBytes} max={data.limitBytes} words={storageWords(data)} />
      )}
      <Box sx={{ mt: 3 }}>
        <TextLink to={paths.brand.content}>Content library</TextLink>
      </Box>
    </Panel>
  );
}

const storageWords = ({ usedBytes, limitBytes }: StorageUsage): string =>
  limitBytes === null
    ? `${bytesInWords(usedBytes)} stored, without a limit.`
    : `${bytesInWords(usedBytes)} of ${bytesInWords(limitBytes)} stored.`;
