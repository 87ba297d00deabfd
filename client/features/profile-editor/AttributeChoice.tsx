import { IconEye, IconEyeOff } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Switch } from '../../ui/Switch';
import { useState } from 'react';
import { idsOf, other, preferNotToSay } from '../../../server/contract/lists/option';
import { type Choice, noChoice, otherFault } from '../../../server/contract/rules/choice';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { useEditor } from './editor-context';
import { lists, type Profile } from './profile-api';

type AttributeChoiceProps = {
  name: string;
  /** If the section already says who can see it. */
  brief?: boolean;
};

/** One of the lists. "Other" is saved once its text has been entered; sensitive ones say who can see them. */
export function AttributeChoice({ name, brief = false }: AttributeChoiceProps) {
  const { profile, faults, change } = useEditor();
  const [unfinished, setUnfinished] = useState<Choice<string> | null>(null);
  const list = lists[name];
  if (!list) return null;
  const value = unfinished ?? profile.attributes[name] ?? noChoice;
  const set = (choice: Choice<string>) => {
    const open = otherFault(choice) !== undefined;
    setUnfinished(open ? choice : null);
    if (!open) change({ attributes: { [name]: choice } });
  };
  return (
    <Box>
      <ChoiceInput
        label={list.label}
        options={list.options.filter(({ id }) => id !== other.id)}
        withOther={idsOf(list.options).includes(other.id)}
        max={list.max}
        value={value}
        onChange={set}
        hint={list.sensitive && !brief && !isShown(profile, name) ? list.seenBy : undefined}
        fault={faults[`attributes.${name}`]}
      />
      {list.mayShow && isAnswered(profile, name) && <ShownToBrands name={name} label={list.label} />}
    </Box>
  );
}

const isShown = ({ shown }: Profile, name: string): boolean => (shown as readonly string[]).includes(name);

const isAnswered = ({ attributes }: Profile, name: string): boolean => {
  const { chosen, other: text } = attributes[name] ?? noChoice;
  return text !== null || chosen.some((id) => id !== preferNotToSay.id);
};

function ShownToBrands({ name, label }: { name: string; label: string }) {
  const { profile, change } = useEditor();
  const shown = isShown(profile, name);
  const toggle = () => {
    const others = profile.shown.filter((each) => each !== name);
    change({ shown: (shown ? others : [...others, name]) as Profile['shown'] });
  };
  const Icon = shown ? IconEye : IconEyeOff;
  return (
    <FormControlLabel
      control={
        <Switch checked={shown} onChange={toggle} slotProps={{ input: { 'aria-label': `Let brands see: ${label}` } }} />
      }
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {shown ? 'Brands see this too' : 'Only you and our team see this'}
        </Box>
      }
      sx={{ mt: 1.5, ml: -1.5 }}
    />
  );
}
