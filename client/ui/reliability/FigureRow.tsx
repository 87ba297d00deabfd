import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Party, type Mark, useMarks } from '../../api/reliability';
import { paths } from '../../app/paths';
import { longDay } from '../day';
import { Fault } from '../Fault';
import { LoadMore } from '../LoadMore';
import { TextLink } from '../TextLink';
import { type Figure, markInWords } from './reliability-words';
import { FoldArrow } from '../FoldArrow';

/** One number; it opens the events that it was counted from. */
export function FigureRow({ of, figure: { kind, label, value } }: { of: Party; figure: Figure }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: '1px dashed', borderColor: 'pass.lineStrong' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={listId}
        sx={{
          width: '100%',
          minHeight: 44,
          py: 2,
          gap: 3,
          justifyContent: 'space-between',
          textAlign: 'left',
          typography: 'body1',
        }}
      >
        <span>{label}</span>
        <Box
          component="span"
          className="tnum"
          sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 600, flex: 'none' }}
        >
          {value}
          <FoldArrow open={open} />
        </Box>
      </ButtonBase>
      <Box id={listId}>{open && <MarkList of={of} kind={kind} />}</Box>
    </Box>
  );
}

/** The events behind a number: their days, and the way to the Collab where the reader takes part in it. */
function MarkList({ of, kind }: { of: Party; kind: Mark['kind'] }) {
  const list = useMarks(of, kind);
  const marks = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Box sx={{ pb: 4 }}>
      <Fault>{list.error?.message}</Fault>
      {list.isPending && <Skeleton variant="rounded" height={64} />}
      {marks?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing yet.
        </Typography>
      )}
      <Box component="ul" className="tnum" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {marks?.map((mark, place) => (
          <Box component="li" key={place} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, py: 1 }}>
            <Box component="span" sx={{ color: 'text.secondary', flex: '0 0 150px' }}>
              {longDay(mark.on)}
            </Box>
            <Box component="span" sx={{ flex: '1 1 160px' }}>
              {markInWords(mark, of.side)}
            </Box>
            {mark.collabId && <TextLink to={paths.collab(mark.collabId)}>Collab</TextLink>}
          </Box>
        ))}
      </Box>
      <LoadMore list={list} />
    </Box>
  );
}
