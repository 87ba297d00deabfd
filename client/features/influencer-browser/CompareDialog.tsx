import { IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { PageSkeleton } from '../../ui/skeletons';
import { AskButton } from './AskButton';
import { sheetQuery } from './browser-api';
import { rowsToCompare } from './compare-rows';
import { PersonLink } from './PersonLink';
import { Portrait } from '../../ui/Portrait';

type CompareDialogProps = {
  ids: readonly string[];
  open: boolean;
  onChange: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Up to four influencers side by side; a row only where one of them has something to say. */
export default function CompareDialog({ ids, open, onChange, onClose }: CompareDialogProps) {
  const titleId = useId();
  const answers = useQueries({ queries: ids.map(sheetQuery) });
  const people = answers.flatMap(({ data }) => data ?? []);
  const waiting = answers.some(({ isPending }) => isPending);
  const drop = (id: string) => {
    const left = ids.filter((other) => other !== id);
    onChange(left);
    if (left.length < 2) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        Compare
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Fault>{answers.find(({ error }) => error)?.error?.message}</Fault>
        {waiting && people.length === 0 ? (
          <PageSkeleton tickets={ids.length} />
        ) : (
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <td />
                {people.map((person) => (
                  <Box component="th" scope="col" key={person.id} sx={{ verticalAlign: 'top' }}>
                    <Box sx={{ position: 'relative', maxWidth: 160, overflow: 'hidden', borderRadius: '12px', mb: 2 }}>
                      <Portrait person={person} />
                      <Box
                        sx={{
                          position: 'absolute',
                          top: 4,
                          right: 4,
                          borderRadius: '50%',
                          bgcolor: 'background.paper',
                        }}
                      >
                        <IconAction
                          icon={IconX}
                          label={`Remove ${person.name} from the comparison`}
                          onClick={() => drop(person.id)}
                        />
                      </Box>
                    </Box>
                    <PersonLink person={person} onOpen={onClose} />
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsToCompare(people).map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, place) => (
                    <td key={people[place]!.id}>{value}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {people.map((person) => (
                  <td key={person.id}>
                    <AskButton person={person} />
                  </td>
                ))}
              </tr>
            </tbody>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}

const table = {
  width: '100%',
  minWidth: 560,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { p: 2, verticalAlign: 'top', borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, typography: 'body2' },
  '& tbody th, & thead td': { width: 120 },
  '& a': { color: 'primary.main' },
} as const;
