import { IconMapPin, IconMapPinOff, IconPencil, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cityLabel } from '../../../../server/contract/lists/labels';
import { openingHoursInWords } from '../../../../server/contract/rules/opening-hours';
import { IconAction } from '../../../ui/IconAction';
import type { Venue } from '../../../api/venues';

type VenueRowProps = { venue: Venue; onEdit?: () => void; onRemove?: () => void };

/** One place: where it is, when it is open, and whether it stands on the map. */
export function VenueRow({ venue: { name, address, city, point, openingHours }, onEdit, onRemove }: VenueRowProps) {
  const Pin = point ? IconMapPin : IconMapPinOff;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, py: 4, borderBottom: '1px solid', borderColor: 'divider', alignItems: 'start' }}
    >
      <Box sx={{ color: point ? 'primary.main' : 'text.secondary', lineHeight: 0, pt: 0.5 }}>
        <Pin size={20} stroke={1.75} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {address}, {cityLabel(city)}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {openingHoursInWords(openingHours)}
        </Typography>
        {!point && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Not on the map yet: influencers see the middle of the city.
          </Typography>
        )}
      </Box>
      {onEdit && <IconAction icon={IconPencil} label={`Change ${name}`} onClick={onEdit} />}
      {onRemove && <IconAction icon={IconTrash} label={`Remove ${name}`} onClick={onRemove} />}
    </Box>
  );
}
