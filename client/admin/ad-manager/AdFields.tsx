import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { brandCategories } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import { mainCities } from '../../../server/contract/lists/places';
import { followerBands } from '../../../server/contract/lists/social';
import { adAudiences, adLimits, adSlots } from '../../../server/contract/rules/ads';
import type { Option } from '../../../server/contract/lists/option';
import { TextField } from '../../ui/TextField';
import { TownSearch } from '../../ui/TownSearch';
import type { Draft } from './draft';
import { Targets } from '../Targets';
import { AdPhoto } from './AdPhoto';
import { DateField } from '../../ui/moment-fields';

type AdFieldsProps = {
  draft: Draft;
  /** Errors by field, under the server's name for it. */
  faults: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
  /** Whether the photo is being uploaded. */
  onSending: (sending: boolean) => void;
};

/** All fields of an ad. */
export function AdFields({ draft, faults, onChange, onSending }: AdFieldsProps) {
  const { cities = [] } = draft;
  const text = (field: 'name' | 'headline' | 'text' | 'action' | 'link', label: string, help?: string) => (
    <TextField
      label={label}
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={Boolean(faults[field])}
      helperText={faults[field] ?? help}
      multiline={field === 'text'}
      minRows={field === 'text' ? 2 : undefined}
      slotProps={{ htmlInput: { maxLength: adLimits[field] } }}
    />
  );
  const day = (field: 'firstDay' | 'lastDay', label: string, fault: string | undefined) => (
    <DateField
      label={label}
      value={draft[field]}
      onChange={(value) => onChange({ [field]: value })}
      error={Boolean(fault)}
      helperText={fault}
    />
  );
  return (
    <>
      {text('name', 'Name (only staff see it)')}
      {text('headline', 'Headline')}
      {text('text', 'Text')}
      <Two>
        {text('action', 'Button')}
        {text('link', 'Link', 'A page such as /app/influencer/explore, or https://…')}
      </Two>
      <AdPhoto
        filePath={draft.photoPath}
        fault={faults.photoId}
        onChange={(photoPath) => onChange({ photoPath })}
        onSending={onSending}
      />
      <Two>
        <Choice label="Cover" options={brandCategories} value={draft.cover} onChange={(cover) => onChange({ cover })} />
        <Choice label="Position" options={adSlots} value={draft.slot} onChange={(slot) => onChange({ slot })} />
      </Two>
      <Two>
        {day('firstDay', 'First day', faults.startsAt)}
        {day('lastDay', 'Last day', faults.endsAt)}
      </Two>
      <Two>
        <Choice
          label="Priority"
          options={priorities}
          value={draft.priority}
          onChange={(priority) => onChange({ priority: Number(priority) as Draft['priority'] })}
        />
        <Choice
          label="Who sees it"
          options={adAudiences}
          value={draft.audience ?? 'everyone'}
          onChange={(audience) => onChange({ audience })}
        />
      </Two>
      <Box>
        <Targets label="Cities" options={mainCities} chosen={cities} onChange={(next) => onChange({ cities: next })} />
        <TownSearch
          list="brand-cities"
          asks="A town isn’t listed"
          onChoose={(town) => onChange({ cities: [...new Set([...cities, town])] })}
        />
      </Box>
      <Targets
        label="Feed categories"
        options={brandCategories}
        chosen={draft.categories ?? []}
        onChange={(categories) => onChange({ categories })}
      />
      <Targets
        label="Followers"
        options={followerBands.map(({ id, label, range }) => ({ id, label: `${label} (${range})` }))}
        chosen={draft.bands ?? []}
        onChange={(bands) => onChange({ bands })}
      />
    </>
  );
}

const Two = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
);

type ChoiceProps<Id extends string | number> = {
  label: string;
  options: readonly Option<Id>[];
  value: Id;
  onChange: (value: Id) => void;
};

function Choice<Id extends string | number>({ label, options, value, onChange }: ChoiceProps<Id>) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value as Id)}>
      {options.map(({ id, label: words, hidden }) => (
        <option key={id} value={id} hidden={hidden} disabled={hidden}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
