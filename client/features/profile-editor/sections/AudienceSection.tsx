import { ageBrackets } from '../../../../server/contract/lists/attributes';
import { audienceGenders } from '../../../../server/contract/lists/availability';
import { EditorSection } from '../EditorSection';
import { useEditor } from '../editor-context';
import type { Audience } from '../profile-api';
import { ShareFields, PercentField } from './ShareFields';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { countryLabel } from '../../../../server/contract/lists/labels';
import { countries as allCountries } from '../../../../server/contract/lists/places';
import { profileLimits, sharesFault } from '../../../../server/contract/rules/influencer-profile';
import { Fault } from '../../../ui/Fault';
import { EditedField } from '../EditedField';

/** The audience, according to the platforms' own statistics. */
export function AudienceSection() {
  const { profile, faults, change } = useEditor();
  const { audience } = profile;
  const set = (part: Partial<Audience>) => change({ audience: { ...audience, ...part } });
  return (
    <EditorSection
      id="audience"
      title="Audience"
      lead="Copy these from your largest account’s insights. Brands will see that you entered them. Whole numbers are fine."
    >
      <ShareFields
        label="Age"
        options={ageBrackets}
        shares={audience.ages}
        onChange={(ages) => set({ ages })}
        fault={faults['audience.ages']}
      />
      <ShareFields
        label="Gender"
        options={audienceGenders}
        shares={audience.genders}
        onChange={(genders) => set({ genders })}
        fault={faults['audience.genders']}
      />
      <AudienceCountries
        countries={audience.countries}
        onChange={(countries) => set({ countries })}
        fault={faults['audience.countries']}
      />
    </EditorSection>
  );
}

type Countries = Audience['countries'];
type AudienceCountriesProps = { countries: Countries; onChange: (countries: Countries) => void; fault?: string };

/** Where the audience is: up to five countries, with percentages. */
export function AudienceCountries({ countries, onChange, fault }: AudienceCountriesProps) {
  const labelId = useId();
  /** Focus follows its row to its new position. */
  const [chosen, setChosen] = useState<string | null>(null);
  const left = allCountries.filter(({ id }) => !countries.some(({ country }) => country === id));
  const replace = (at: number, part: Partial<Countries[number]>) =>
    onChange(countries.map((each, place) => (place === at ? { ...each, ...part } : each)));
  const check = (at: number) => (typed: string) =>
    typed === ''
      ? 'Please enter a number from 0 to 100.'
      : sharesFault(countries.map(({ percent }, place) => (place === at ? Number(typed) : percent)));
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={labelId} variant="subtitle2" component="span">
        Top countries
      </Typography>
      {countries.map(({ country, percent }, at) => (
        <Box key={country} sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
          <EditedField
            label="Country"
            options={allCountries.filter(({ id }) => id === country || left.some((each) => each.id === id))}
            value={country}
            check={(id) => (id === '' ? 'Please choose a country.' : undefined)}
            onChange={(id) => {
              setChosen(id);
              replace(at, { country: id as Countries[number]['country'] });
            }}
            autoFocus={country === chosen}
          />
          <PercentField
            label="Share"
            value={String(percent)}
            check={check(at)}
            onChange={(typed) => replace(at, { percent: Number(typed) })}
            sx={{ maxWidth: 96 }}
          />
          <IconButton
            aria-label={`Remove ${countryLabel(country)}`}
            onClick={() => onChange(countries.filter((_, place) => place !== at))}
            sx={{ mt: 6.5 }}
          >
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </Box>
      ))}
      <Fault>{fault ?? null}</Fault>
      {countries.length < profileLimits.audienceCountries.max && left[0] && (
        <Button
          variant="outlined"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          onClick={() => onChange([...countries, { country: left[0]!.id, percent: 0 }])}
          sx={{ justifySelf: 'start' }}
        >
          Add a country
        </Button>
      )}
    </Box>
  );
}
