import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { categoryLabel, countryLabel, homeLabel } from '../../../../server/contract/lists/labels';
import { paths } from '../../../app/paths';
import { NewTab } from '../../../ui/TextLink';
import { AddToListButton } from '../AddToListButton';
import { AskButton } from '../AskButton';
import type { InfluencerSheet } from '../browser-api';
import { Portrait } from '../../../ui/Portrait';

/** Who someone is, where, their topics, and the next step with them. */
export function PersonHead({ person, titleId }: { person: InfluencerSheet; titleId: string }) {
  const { name, handle, city, country, categories, claimed } = person;
  const place = [homeLabel(city), country && countryLabel(country)].filter(Boolean);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '112px 1fr', sm: '168px 1fr' }, gap: { xs: 4, sm: 6 } }}>
        <Box sx={{ overflow: 'hidden', borderRadius: '12px', alignSelf: 'start' }}>
          <Portrait person={person} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={titleId} variant="h2">
            {name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>@{handle}</Typography>
          {place.length > 0 && <Typography>{place.join(', ')}</Typography>}
          {categories.length > 0 && (
            <Box component="ul" aria-label="Categories" sx={chips}>
              {categories.map((id) => (
                <li key={id}>
                  <Chip label={categoryLabel(id)} variant="outlined" size="small" />
                </li>
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {!claimed && (
        <Box role="note" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken' }}>
          <Typography variant="subtitle2" component="p">
            Not on Tastemaker yet
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {name} doesn’t have an account yet, so you can’t send a request. Tell us you’re interested and our team will
            contact them.
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: `repeat(${claimed ? 3 : 2}, 1fr)` } }}>
        <AskButton person={person} />
        <AddToListButton influencerIds={[person.id]} label={`Add ${name} to a list`} />
        {claimed && (
          <Button component="a" href={paths.influencer.mediaKit(handle)} target="_blank" rel="noopener" size="small">
            Public media kit
            <NewTab />
          </Button>
        )}
      </Box>
    </Box>
  );
}

const chips = { listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
