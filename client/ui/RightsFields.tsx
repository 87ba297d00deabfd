import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import UsageRightsDto from '../api/limits/UsageRightsDto.json';
import { TextField } from './TextField';
import { type RightsChannel, rightsChannels } from './rights-words';

type Rights = Readonly<{ channels: readonly RightsChannel[]; months: number }>;

type RightsFieldsProps = {
  /** Of the first field. */
  id: string;
  rights: Rights;
  onChange: (rights: Rights) => void;
  fault: string | undefined;
};

/** Where, and for how many months after its approval, the brand can use a piece. */
export function RightsFields({ id, rights, onChange, fault }: RightsFieldsProps) {
  const { channels, months } = rights;
  const toggle = (channel: RightsChannel, on: boolean) =>
    onChange({
      months,
      channels: rightsChannels
        .map((each) => each.id)
        .filter((each) => (each === channel ? on : channels.includes(each))),
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
          Where would you like to use the content?
        </FormLabel>
        <FormGroup>
          {rightsChannels.map(({ id: channel, label }, place) => (
            <FormControlLabel
              key={channel}
              control={
                <Checkbox
                  id={place === 0 ? id : undefined}
                  checked={channels.includes(channel)}
                  onChange={(_, on) => toggle(channel, on)}
                />
              }
              label={label}
            />
          ))}
        </FormGroup>
      </FormControl>
      <TextField
        label="For how many months?"
        type="number"
        value={Number.isNaN(months) ? '' : months}
        onChange={(event) => onChange({ channels, months: Number.parseInt(event.target.value, 10) })}
        helperText="From the day you approve a piece. Then downloads stop, and you can ask to renew."
        sx={{ maxWidth: 240 }}
        slotProps={{ htmlInput: { min: UsageRightsDto.months.least, max: UsageRightsDto.months.most } }}
      />
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
}
