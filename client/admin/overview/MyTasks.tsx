import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { useTasksOf } from '../../api/overview';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';
import { TaskRow } from '../desk/TaskRow';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';

const resourceOf = { brand: resources.brands, influencer: resources.influencers, collab: resources.collabs } as const;

/** Your own open tasks on all subjects. */
export function MyTasks() {
  const { actor } = useSession();
  const { data, error } = useTasksOf(actor.uid);
  const createPath = useCreatePath();
  const mayWrite = useMay()('desk.write');
  return (
    <Paper variant="outlined" sx={{ mt: 3, p: 4 }}>
      <Typography variant="h3">Your tasks</Typography>
      <Fault>{error?.message}</Fault>
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Nothing to do. Tasks assigned to you appear here.
        </Typography>
      )}
      <Box
        component="ul"
        aria-label="Your tasks"
        sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, display: 'grid', gap: 1 }}
      >
        {data?.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            mayWrite={mayWrite}
            about={
              <TextLink to={createPath({ resource: resourceOf[task.kind], type: 'edit', id: task.subjectId })}>
                {task.about}
              </TextLink>
            }
          />
        ))}
      </Box>
    </Paper>
  );
}
