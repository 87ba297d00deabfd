import { IconPlus, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { foodRiskGroups } from '../../../../server/contract/lists/attributes/personal';
import { type Option, other, preferNotToSay } from '../../../../server/contract/lists/option';
import type { ToldFoodRisks } from '../../../api/collabs';
import GuestFoodChoiceDto from '../../../api/limits/GuestFoodChoiceDto.json';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { TextField } from '../../../ui/TextField';

type Guest = ToldFoodRisks['guests'][number];
type Group = Guest['chosen'][number];

const groups = foodRiskGroups.filter((group) => group.id !== other.id);
/** Who brings someone need not name them. */
const groupsOfGuests = groups.filter((group) => group.id !== preferNotToSay.id);

type FoodFieldsProps = {
  value: ToldFoodRisks;
  onChange: (value: ToldFoodRisks) => void;
  guestsAllowed: number;
};

/** What oneself and those one brings can't be served. */
export function FoodFields({ value, onChange, guestsAllowed }: FoodFieldsProps) {
  const { own, guests } = value;
  const setGuests = (next: Guest[]) => onChange({ own, guests: next });
  const put = (place: number, guest: Guest) => setGuests(guests.with(place, guest));
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <FoodChoice
        label="You can’t be served"
        options={groups}
        value={own}
        onChange={(choice) => onChange({ own: choice, guests })}
      />
      {guests.map((guest, place) => (
        <Box key={place} role="group" aria-label={`Guest ${place + 1}`} sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
            <TextField
              label="Your guest’s name"
              value={guest.name}
              onChange={(event) => put(place, { ...guest, name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: GuestFoodChoiceDto.name.most, autoComplete: 'off' } }}
            />
            <Button startIcon={<IconX size={18} stroke={1.75} />} onClick={() => setGuests(guests.toSpliced(place, 1))}>
              Remove
            </Button>
          </Box>
          <FoodChoice
            label={`${guest.name.trim() || 'Your guest'} can’t be served`}
            options={groupsOfGuests}
            value={guest}
            onChange={(choice) => put(place, { ...choice, name: guest.name })}
          />
        </Box>
      ))}
      {guests.length < guestsAllowed && (
        <Button
          variant="outlined"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          onClick={() => setGuests([...guests, { name: '', chosen: [], other: null }])}
          sx={{ justifySelf: 'start' }}
        >
          Add your guest
        </Button>
      )}
    </Box>
  );
}

type FoodChoiceProps = {
  label: string;
  options: readonly Option<Group>[];
  value: ToldFoodRisks['own'];
  onChange: (choice: ToldFoodRisks['own']) => void;
};

function FoodChoice({ label, options, value: { chosen, other: text }, onChange }: FoodChoiceProps) {
  return (
    <ChoiceInput<Group>
      label={label}
      options={options}
      withOther
      max={foodRiskGroups.length}
      value={{ chosen, other: text }}
      onChange={(choice) => onChange({ chosen: [...choice.chosen], other: choice.other })}
    />
  );
}
