import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { Note } from '../Note';

const daysInWords = (days: number): string => (days === 1 ? '1 more day' : `${days} more days`);

type AskedDaysProps = { collab: Collab; asked: NonNullable<Collab['moreDays']['asked']> };

/** The creator asked for more time, and what the brand said. */
export function AskedDays({ collab: { brand, influencer }, asked: { days, reason, agreed } }: AskedDaysProps) {
  return (
    <>
      <Note by={`@${influencer.handle} asked for ${daysInWords(days)}`}>{reason}</Note>
      {agreed !== null && (
        <Typography>{agreed ? `${brand.name} agreed.` : `${brand.name} couldn’t give more time.`}</Typography>
      )}
    </>
  );
}
