import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '../../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconAction } from '../../../ui/IconAction';
import { clockOf, type Mark, markedMs, msOf } from './seconds';

const neededMs = 5_000;

type MarkMomentsProps = { file: File; marks: readonly Mark[]; onChange: (marks: readonly Mark[]) => void };

/** Where the creator says that they appear: marked during playback, or typed in seconds. */
export function MarkMoments({ file, marks, onChange }: MarkMomentsProps) {
  const titleId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const [typed, setTyped] = useState({ from: '', to: '' });
  const source = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  const nowMs = () => Math.round((video.current?.currentTime ?? 0) * 1_000);
  const add = (fromMs: number, toMs: number) =>
    toMs > fromMs && onChange([...marks, { fromMs, toMs }].sort((a, b) => a.fromMs - b.fromMs));
  const press = () => {
    if (begunAt === null) return setBegunAt(nowMs());
    add(begunAt, nowMs());
    setBegunAt(null);
  };
  const [from, to] = [msOf(typed.from), msOf(typed.to)];
  const marked = markedMs(marks);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} sx={{ fontWeight: 650 }}>
        When are you in the video?
      </Typography>
      <Box
        component="video"
        ref={video}
        src={source}
        controls
        muted
        playsInline
        aria-label="Your video"
        sx={{ width: '100%', maxHeight: 360, borderRadius: '6px', bgcolor: 'pass.sunken' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Button variant="outlined" onClick={press}>
          {begunAt === null ? 'I’m in it from here' : `Until here (from ${clockOf(begunAt)})`}
        </Button>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: marked >= neededMs ? 'pass.success' : 'text.secondary' }}
        >
          {clockOf(marked)} of {clockOf(neededMs)} marked
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'from' ? 'From (seconds)' : 'To (seconds)'}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            sx={{ width: 132 }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
        <Button
          onClick={() => {
            if (from === null || to === null) return;
            add(from, to);
            setTyped({ from: '', to: '' });
          }}
        >
          Add
        </Button>
      </Box>
      {marks.length > 0 && (
        <Box component="ul" aria-label="Marked" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {marks.map((mark) => (
            <Box
              component="li"
              key={`${mark.fromMs}-${mark.toMs}`}
              sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
            >
              {clockOf(mark.fromMs)} to {clockOf(mark.toMs)}
              <IconAction
                icon={IconTrash}
                label={`Remove ${clockOf(mark.fromMs)} to ${clockOf(mark.toMs)}`}
                onClick={() => onChange(marks.filter((each) => each !== mark))}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
