import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Collab, FoodChoice, OwnFoodRisks, ToldFoodRisks } from '../../../api/collabs';
import { FoodRisksNote } from '../../../ui/food-risks/FoodRisksNote';
import { foodRiskGroups } from '../../../../server/contract/lists/attributes/personal';
import { type Option, other, preferNotToSay } from '../../../../server/contract/lists/option';
import GuestFoodChoiceDto from '../../../api/limits/GuestFoodChoiceDto.json';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { TextField } from '../../../ui/TextField';
import { choiceCount, noChoice, otherFault } from '../../../../server/contract/rules/choice';

type FoodQuestionProps = {
  collab: Collab;
  kept: OwnFoodRisks;
  /** Null until there is an answer. */
  answer: ToldFoodRisks | null;
  onChange: (answer: ToldFoodRisks) => void;
  /** The last answer still applies. */
  onNoChange: (answer: ToldFoodRisks) => void;
};

/** The influencer's and guests' food risks: confirm the last answer with one tap, or answer again. */
export function FoodQuestion({ collab, kept, answer, onChange, onNoChange }: FoodQuestionProps) {
  const last = lastAnswer(kept);
  const [changing, setChanging] = useState(false);
  const { brand, terms } = collab;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Only {brand.name} will see this, until 12 hours after the visit starts. By answering, you agree to that. Please
        ask your guest before you answer for them.
      </Typography>
      {last && !changing ? (
        <>
          <FoodRisksNote risks={last} name="You" title="Last time you said" headingLevel="h3" />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant={answer ? 'contained' : 'outlined'}
              startIcon={answer && <IconCheck size={18} stroke={1.75} />}
              aria-pressed={answer !== null}
              onClick={() => onNoChange(last)}
            >
              No change
            </Button>
            <Button
              onClick={() => {
                setChanging(true);
                onChange(last);
              }}
            >
              Change
            </Button>
          </Box>
        </>
      ) : (
        <FoodFields value={answer ?? unsaid} onChange={onChange} guestsAllowed={terms.guests} />
      )}
    </Box>
  );
}

type Guest = ToldFoodRisks['guests'][number];
type Group = Guest['chosen'][number];

const groups = foodRiskGroups.filter((group) => group.id !== other.id);
/** Guests needn't be named. */
const groupsOfGuests = groups.filter((group) => group.id !== preferNotToSay.id);

type FoodFieldsProps = {
  value: ToldFoodRisks;
  onChange: (value: ToldFoodRisks) => void;
  guestsAllowed: number;
};

/** Food risks of the influencer and their guests. */
function FoodFields({ value, onChange, guestsAllowed }: FoodFieldsProps) {
  const { own, guests } = value;
  const setGuests = (next: Guest[]) => onChange({ own, guests: next });
  const put = (place: number, guest: Guest) => setGuests(guests.with(place, guest));
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <OneChoice
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
          <OneChoice
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

type OneChoiceProps = {
  label: string;
  options: readonly Option<Group>[];
  value: ToldFoodRisks['own'];
  onChange: (choice: ToldFoodRisks['own']) => void;
};

function OneChoice({ label, options, value: { chosen, other: text }, onChange }: OneChoiceProps) {
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

/** No answer yet. */
export const unsaid: ToldFoodRisks = { own: { ...noChoice, chosen: [] }, guests: [] };

/** The last answer, if there was one. */
export const lastAnswer = ({ own, guests }: OwnFoodRisks): ToldFoodRisks | null => own && { own, guests };

/** What an answer lacks, in a sentence; undefined if it's complete. */
export function answerFault({ own, guests }: ToldFoodRisks): string | undefined {
  if (guests.some(({ name }) => name.trim() === '')) return GuestFoodChoiceDto.name.says;
  return choiceFault('you', own) ?? guests.map((guest) => choiceFault(guest.name, guest)).find(Boolean);
}

function choiceFault(who: string, choice: FoodChoice): string | undefined {
  return choiceCount(choice) === 0
    ? `Please say what ${who} can’t be served, or choose “None of these”.`
    : otherFault(choice);
}
