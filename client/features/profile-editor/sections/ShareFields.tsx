import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import type { Option } from '../../../../server/contract/lists/option';
import { sharesFault } from '../../../../server/contract/rules/influencer-profile';
import AudienceCountryDto from '../../../api/limits/AudienceCountryDto.json';
import { Fault } from '../../../ui/Fault';
import { EditedField } from '../EditedField';

type Shares = Record<string, number | undefined>;
type ShareFieldsProps = {
  label: string;
  options: readonly Option<string>[];
  shares: Shares;
  onChange: (shares: Record<string, number>) => void;
  fault?: string;
};

/** Percentages of a whole, one field each, with their sum. */
export function ShareFields({ label, options, shares, onChange, fault }: ShareFieldsProps) {
  const labelId = useId();
  const given = (all: Shares) => Object.values(all).filter((share) => share !== undefined);
  const next = (id: string, typed: string): Record<string, number> => {
    const others = Object.entries(shares).filter(([name]) => name !== id);
    return Object.fromEntries([...others, ...(typed === '' ? [] : [[id, Number(typed)]])]) as Record<string, number>;
  };
  const check = (id: string) => (typed: string) => (typed === '' ? undefined : sharesFault(given(next(id, typed))));
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Typography id={labelId} variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography variant="body2" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
          Total: {given(shares).reduce((sum, share) => sum + share, 0)}%
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {options.map(({ id, label: text }) => (
          <PercentField
            key={id}
            label={text}
            value={shares[id] === undefined ? '' : String(shares[id])}
            check={check(id)}
            onChange={(typed) => onChange(next(id, typed))}
          />
        ))}
      </Box>
      <Fault>{fault ?? null}</Fault>
    </Box>
  );
}

const digits = String(AudienceCountryDto.percent.most).length;

/** A share of the audience, in whole per cent. */
export function PercentField({ label, ...field }: ComponentProps<typeof EditedField>) {
  return <EditedField {...field} label={`${label}, %`} inputMode="numeric" maxLength={digits} />;
}
