import type { ComponentProps } from 'react';
import AudienceCountryDto from '../../../api/limits/AudienceCountryDto.json';
import { EditedField } from '../EditedField';

const digits = String(AudienceCountryDto.percent.most).length;

/** A part of the audience, in whole per cent. */
export function PercentField({ label, ...field }: ComponentProps<typeof EditedField>) {
  return <EditedField {...field} label={`${label}, %`} inputMode="numeric" maxLength={digits} />;
}
