import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type DeskSubject, useDesk } from '../../api/desk';
import { Fault } from '../../ui/Fault';
import { useMay } from '../staff/useMay';
import { Notes } from './Notes';
import { Tags } from './Tags';
import { Tasks } from './Tasks';

/** Staff's records about one brand, influencer or Collab: tags, tasks and notes. */
export function DeskTab(subject: DeskSubject) {
  const { data, error } = useDesk(subject);
  const mayWrite = useMay()('desk.write');
  if (error && !data) return <Fault>{error.message}</Fault>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const shared = { subject, mayWrite };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Tags {...shared} tags={data.tags} />
      <Tasks {...shared} tasks={data.tasks} />
      <Notes {...shared} notes={data.notes} />
    </Box>
  );
}
