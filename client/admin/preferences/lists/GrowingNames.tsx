import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GrowingList, ListedOption } from '../../../../server/contract/lists/growing';
import { useListAdditions } from '../../../api/list-additions';
import { Fault } from '../../../ui/Fault';
import { useMay } from '../../staff/useMay';
import { AdditionRow } from './AdditionRow';
import { AddToList } from './AddToList';

type GrowingNamesProps = {
  list: GrowingList;
  options: readonly ListedOption[];
  title: string;
  /** What one of them is called: “a city”. */
  one: string;
};

/** One list: what is built in, what staff have added, and a way to add more. */
export function GrowingNames({ list, options, title, one }: GrowingNamesProps) {
  const titleId = useId();
  const { data, error } = useListAdditions();
  const mayChange = useMay()('settings.change');
  const [adding, setAdding] = useState(false);
  const builtIn = options.filter(({ list: addedTo, hidden }) => addedTo === undefined && !hidden);
  const added = data?.filter((item) => item.list === list) ?? [];
  return (
    <Box component="section" aria-labelledby={titleId} sx={part}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Built in ({builtIn.length}):{' '}
        </Box>
        {builtIn.map(({ label }) => label).join(', ')}
      </Typography>
      {!data && (error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={48} />)}
      {added.length > 0 && (
        <Box component="ul" aria-label={`${title} added by staff`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {added.map((addition) => (
            <AdditionRow key={addition.id} addition={addition} mayChange={mayChange} />
          ))}
        </Box>
      )}
      {data && added.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing added yet.
        </Typography>
      )}
      {data &&
        mayChange &&
        (adding ? (
          <AddToList list={list} one={one} onDone={() => setAdding(false)} />
        ) : (
          <Button variant="outlined" onClick={() => setAdding(true)} sx={{ justifySelf: 'start' }}>
            Add {one}
          </Button>
        ))}
    </Box>
  );
}

const part = {
  width: '100%',
  display: 'grid',
  gap: 2,
  '& + &': { mt: 2, pt: 4, borderTop: '1px solid', borderColor: 'pass.line' },
} as const;
