import type { ProblemError } from '../../api/client';
import { Fault } from '../../ui/Fault';
import { TextField } from '../../ui/TextField';

type ReasonFieldProps = {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the request that it was sent with. */
  error: ProblemError | null;
  limit: Readonly<{ most: number }>;
};

/** Why something is done, and what the server said of it. */
export function ReasonField({ label = 'Why', value, onChange, error, limit }: ReasonFieldProps) {
  const fault = error?.fieldErrors.reason;
  return (
    <>
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={2}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { maxLength: limit.most } }}
      />
      <Fault>{fault ? undefined : error?.message}</Fault>
    </>
  );
}
