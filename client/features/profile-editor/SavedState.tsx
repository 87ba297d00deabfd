import { IconAlertTriangle, IconCloudCheck, IconCloudUpload } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import { useEditor } from './editor-context';

/** Whether everything on screen is saved: "Saved 12:04". */
export function SavedState() {
  const { status, savedAt, failure, flush, decide, mayEdit } = useEditor();
  if (!mayEdit) return null;
  if (status === 'conflict') {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 2, p: 3, borderRadius: '6px', bgcolor: 'pass.errorSoft' }}>
        <Typography variant="body2">
          Someone else has edited this section. Which version do you want to keep?
        </Typography>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button size="small" variant="contained" onClick={() => decide('mine')}>
            Mine
          </Button>
          <Button size="small" variant="outlined" onClick={() => decide('theirs')}>
            Theirs
          </Button>
        </Box>
      </Box>
    );
  }
  if (status === 'failed') {
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'pass.error' }}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden style={{ flex: 'none' }} />
        <Typography variant="body2">{failure ?? 'Some changes aren’t saved yet.'}</Typography>
        <Button size="small" variant="outlined" onClick={() => void flush()}>
          Retry
        </Button>
      </Box>
    );
  }
  const saving = status !== 'saved';
  const Icon = saving ? IconCloudUpload : IconCloudCheck;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24, color: 'text.secondary' }}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <Typography variant="body2" component="span" className="tnum">
        {saving ? 'Saving' : savedAt ? `Saved ${londonTimeAt(savedAt).time}` : 'Changes are saved automatically'}
      </Typography>
    </Box>
  );
}
