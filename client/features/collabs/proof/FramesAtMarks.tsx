import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { clockOf, type Version, type Mark } from './seconds';
import { contentOf } from '../../../ui/pictures';

/** For the reviewer: frames where the creator says that they appear. Extracted in the browser, on demand. */
export function FramesAtMarks({ version: { mediaId, marks } }: { version: Version }) {
  const [frames, setFrames] = useState<readonly Frame[] | 'cutting' | 'impossible' | null>(null);
  if (marks.length === 0) return null;
  const cut = () => {
    setFrames('cutting');
    cutFrames(contentOf(mediaId), momentsIn(marks)).then(setFrames, () => setFrames('impossible'));
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

const widest = 320;
const mostFrames = 6;

type Frame = Readonly<{ atMs: number; url: string }>;

/** Where to look: the middle of each mark. */
const momentsIn = (marks: readonly Mark[]): number[] =>
  marks.slice(0, mostFrames).map(({ fromMs, toMs }) => Math.round((fromMs + toMs) / 2));

/**
 * Decodes the frames at these times, fetching only the parts of the file that contain them.
 * @throws when the browser can't decode the video
 */
async function cutFrames(source: string, moments: readonly number[]): Promise<Frame[]> {
  const { CanvasSink, Input, MP4, QTFF, UrlSource, WEBM } = await import('mediabunny');
  const input = new Input({ source: new UrlSource(new URL(source, window.location.href)), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error('cannot be shown');
    const width = Math.min(widest, await track.getDisplayWidth());
    const sink = new CanvasSink(track, { width });
    const frames: Frame[] = [];
    let index = 0;
    for await (const shown of sink.canvasesAtTimestamps(moments.map((ms) => ms / 1_000))) {
      const atMs = moments[index++]!;
      if (shown) frames.push({ atMs, url: await pictureOf(shown.canvas) });
    }
    return frames;
  } finally {
    input.dispose();
  }
}

async function pictureOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<string> {
  if ('toDataURL' in canvas) return canvas.toDataURL('image/jpeg', 0.8);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
}
