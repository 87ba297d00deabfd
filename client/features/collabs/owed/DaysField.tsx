import { TextField } from '../../../ui/TextField';

type DaysFieldProps = { days: number; most: number; onChange: (days: number) => void };

/** By how many days. */
export function DaysField({ days, most, onChange }: DaysFieldProps) {
  return (
    <TextField
      select
      label="Days"
      value={days}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ mb: 4 }}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((each) => (
        <option key={each} value={each}>
          {each === 1 ? '1 day' : `${each} days`}
        </option>
      ))}
    </TextField>
  );
}
