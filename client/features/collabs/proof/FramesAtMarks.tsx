import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { cutFrames, type Frame, momentsIn } from './frames';
import { clockOf, type Version } from './seconds';

/** For the reviewer: what can be seen where the creator says that they appear. Cut in the browser, when it is asked for. */
export function FramesAtMarks({ version: { mediaId, marks } }: { version: Version }) {
  const [frames, setFrames] = useState<readonly Frame[] | 'cutting' | 'impossible' | null>(null);
  if (marks.length === 0) return null;
  const cut = () => {
    setFrames('cutting');
    cutFrames(`/api/v1/media/${mediaId}/content`, momentsIn(marks)).then(setFrames, () => setFrames('impossible'));
  };
  if (frames === null || frames === 'cutting')
    return (
      <Button
        variant="outlined"
        size="small"
        loading={frames === 'cutting'}
        onClick={cut}
        sx={{ justifySelf: 'start' }}
      >
        Show the creator’s marks
      </Button>
    );
  if (frames === 'impossible')
    return (
      <Typography variant="body2">
        This browser cannot show the video. Marked:{' '}
        {marks.map(({ fromMs, toMs }) => `${clockOf(fromMs)} to ${clockOf(toMs)}`).join(', ')}.
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label="Where the creator is seen"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {frames.map(({ atMs, url }) => (
        <Box component="li" key={atMs}>
          <Box
            component="img"
            src={url}
            alt={`The video at ${clockOf(atMs)}`}
            sx={{ display: 'block', height: 128, borderRadius: '6px' }}
          />
          <Typography variant="caption">{clockOf(atMs)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
