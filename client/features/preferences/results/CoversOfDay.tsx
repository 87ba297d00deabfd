import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { londonTimeAt } from '../../../../server/contract/rules/london-time';
import { productNow } from '../../../api/clock';
import PutCoversInput from '../../../api/limits/PutCoversInput.json';
import { usePutCovers } from '../../../api/outcomes';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { whole } from '../../../ui/form-checks';
import { DateField } from '../../../ui/moment-fields';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';
import { TitledPart } from '../../../ui/TitledPart';
import { toast } from '../../../ui/toast';
import { useVenues } from '../venues/venues-api';

const check = whole(PutCoversInput.covers);

/** All covers of a venue on one day, typed. */
export function CoversOfDay() {
  const { actor } = useSession();
  const venues = useVenues();
  return (
    <TitledPart title="Daily covers" gap={4}>
      <Typography sx={{ color: 'text.secondary' }}>
        How many guests you had, with or without a creator. We compare the two weeks after a post with the eight weeks
        before.
      </Typography>
      {venues.length === 0 ? (
        <Typography>
          <TextLink to={paths.brand.venues(actor.uid)}>Add a venue</TextLink> first.
        </Typography>
      ) : (
        <CoversForm venues={venues} />
      )}
    </TitledPart>
  );
}

function CoversForm({ venues }: { venues: ReturnType<typeof useVenues> }) {
  const put = usePutCovers();
  const [venueId, setVenueId] = useState(venues[0]!.id);
  const [day, setDay] = useState(() => londonTimeAt(productNow()).date);
  const [covers, setCovers] = useState('');
  const [tried, setTried] = useState(false);
  const fault = check(covers);
  const { day: dayFault, covers: coversFault }: Partial<Record<string, string>> = put.error?.fieldErrors ?? {};
  const wrongCovers = tried && fault !== true ? fault : coversFault;
  const wrongDay = tried && !day ? 'Please choose a day.' : dayFault;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== true || !day) return;
    put.mutate(
      { venueId, day, covers: Number(covers) },
      {
        onSuccess: ({ changed }) => {
          setCovers('');
          setTried(false);
          toast.success(changed ? 'Covers saved.' : 'These covers are already saved.');
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={save} aria-label="Daily covers" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 2fr 1fr' }, alignItems: 'start' }}>
        <TextField select label="Venue" value={venueId} onChange={({ target }) => setVenueId(target.value)}>
          {venues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <DateField label="Day" value={day} onChange={setDay} error={Boolean(wrongDay)} helperText={wrongDay} />
        <TextField label="Covers" value={covers} onChange={({ target }) => setCovers(target.value)} error={Boolean(wrongCovers)} helperText={wrongCovers} slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }} />
      </Box>
      <Fault>{dayFault || coversFault ? undefined : put.error?.message}</Fault>
      <Box>
        <SubmitButton variant="outlined" busy={put.isPending}>
          Save covers
        </SubmitButton>
      </Box>
    </Box>
  ); // prettier-ignore
}
