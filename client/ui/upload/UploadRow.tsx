import { IconCircleCheck, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Fault } from '../Fault';
import type { UploadState } from './use-upload';

type UploadRowProps = { upload: UploadState; onPause: () => void; onResume: () => void; onRemove: () => void };

/** A file being uploaded: name, bar, speed, and buttons to pause or resume. */
export function UploadRow({ upload, onPause, onResume, onRemove }: UploadRowProps) {
  const { file, status, sentBytes, fault } = upload;
  const percent = file.size === 0 ? 0 : Math.round((sentBytes / file.size) * 100);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {status === 'done' && (
          <Box
            component={IconCircleCheck}
            size={22}
            stroke={1.75}
            aria-hidden
            sx={{ flex: 'none', color: 'pass.success' }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="div" noWrap>
            {file.name}
          </Typography>
          <Typography variant="body2" component="div" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
            {progressInWords(upload, percent)}
          </Typography>
        </Box>
        {status === 'uploading' && (
          <IconButton aria-label="Pause the upload" onClick={onPause}>
            <IconPlayerPause size={20} stroke={1.75} />
          </IconButton>
        )}
        {status === 'paused' && (
          <IconButton aria-label="Resume the upload" onClick={onResume}>
            <IconPlayerPlay size={20} stroke={1.75} />
          </IconButton>
        )}
        {status === 'failed' && (
          <IconButton aria-label="Retry the upload" onClick={onResume}>
            <IconRefresh size={20} stroke={1.75} />
          </IconButton>
        )}
        <IconButton aria-label="Remove the file" onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      {status !== 'done' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={`Upload of ${file.name}`}
          sx={{ height: 6, borderRadius: '3px' }}
        />
      )}
      <Fault>{fault}</Fault>
    </Box>
  );
}

const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

function progressInWords({ status, file, bytesPerSecond }: UploadState, percent: number): string {
  const size = inWords(file.size);
  if (status === 'done') return `Uploaded, ${size}`;
  if (status === 'waiting')
    return `No connection. Stopped at ${percent}% of ${size}; we’ll continue when you’re back online.`;
  if (status === 'paused') return `Paused at ${percent}% of ${size}`;
  if (status === 'failed') return `Stopped at ${percent}% of ${size}`;
  return `${percent}% of ${size}${bytesPerSecond > 0 ? `, ${inWords(bytesPerSecond)}/s` : ''}`;
}
