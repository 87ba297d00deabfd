import { IconPlus, IconMail, IconMapPin, IconMapPinOff, IconPencil, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { latePart } from '../../../app/theme/with-mui';
import { hourInWords } from '../../../../server/contract/rules/day-sheet';
import { venueInCity } from '../../../../server/contract/way-there';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { openingHoursInWords } from '../../../../server/contract/rules/opening-hours';
import { companyQuery, type Venue } from '../../../api/company';
import { useSession } from '../../../shell/session/session-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { toast } from '../../../ui/toast';
import { useMyPlace } from '../team/team-api';
import { VenueDialog } from './VenueDialog';
import { IconAction } from '../../../ui/IconAction';
import { type SheetMail, useRemoveVenue, useSheetMails, useVenues } from './venues-api';

const SheetMailDialog = latePart(() => import('./SheetMailDialog').then((module) => module.SheetMailDialog));

/** The places where a brand receives influencers. Members can read them; owners and admins can edit them. */
export function VenuesSection() {
  const { actor } = useSession();
  const venues = useVenues();
  const { data: company } = useQuery(companyQuery(actor.uid));
  const remove = useRemoveVenue();
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  const [edited, setEdited] = useState<Venue | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Venue | null>(null);
  const mails = useSheetMails();
  const [mailed, setMailed] = useState<SheetMail | null>(null);
  const mailOf = ({ id }: Venue) => mails.find(({ venueId }) => venueId === id);

  const confirmRemoval = () =>
    leaving &&
    remove.mutate(leaving.id, {
      onSuccess: () => toast.success(`${leaving.name} removed.`),
      onError: ({ message }) => toast.say(message),
      onSettled: () => setLeaving(null),
    });
  const add = (
    <Button variant="contained" startIcon={<IconPlus size={20} stroke={1.75} />} onClick={() => setEdited('new')}>
      Add a venue
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="venues-title">
      <Typography variant="h2" id="venues-title">
        Venues
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {mayEdit
          ? 'Where creators visit, and when you’re open. Offers use these times.'
          : 'Where creators visit, and when you’re open. Owners and admins can change them.'}
      </Typography>
      {venues.length === 0 ? (
        <EmptyState title="No venues yet" action={mayEdit && add}>
          Add your first to put your offers on the map.
        </EmptyState>
      ) : (
        <>
          <Box component="ul" aria-label="Venues" sx={{ listStyle: 'none', p: 0, m: 0, mb: 5 }}>
            {venues.map((venue) => (
              <VenueRow
                key={venue.id}
                venue={venue}
                mail={mailOf(venue)}
                onMail={mayEdit ? setMailed : undefined}
                onEdit={mayEdit ? () => setEdited(venue) : undefined}
                onRemove={mayEdit ? () => setLeaving(venue) : undefined}
              />
            ))}
          </Box>
          {mayEdit && add}
        </>
      )}
      {edited && (
        <VenueDialog
          venue={edited === 'new' ? undefined : edited}
          ownCity={company?.city ?? ''}
          onClose={() => setEdited(null)}
        />
      )}
      {mailed && (
        <Suspense>
          <SheetMailDialog mail={mailed} onClose={() => setMailed(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving?.name ?? 'the venue'}?`}
        destructive
        busy={remove.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={confirmRemoval}
      >
        You won’t be able to choose it for new offers. Offers already made for it stay as they are. Creators who have
        already booked it will be on the list at all your doors, and on every day sheet.
      </ConfirmDialog>
    </Box>
  );
}

type VenueRowProps = {
  venue: Venue;
  /** Undefined until it is known. */
  mail: SheetMail | undefined;
  onMail?: (mail: SheetMail) => void;
  onEdit?: () => void;
  onRemove?: () => void;
};

/** A venue's address, opening hours and whether it has a map location. */
function VenueRow({ venue, mail, onMail, onEdit, onRemove }: VenueRowProps) {
  const { name, address, city, point, openingHours } = venue;
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
          {venueInCity({ venue: address, city })}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {openingHoursInWords(openingHours)}
        </Typography>
        {mail && mail.hour !== null && (
          <Typography variant="body2">Day sheet emailed at {hourInWords(mail.hour)}</Typography>
        )}
        {!point && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Not on the map yet: creators see the city centre.
          </Typography>
        )}
      </Box>
      {mail && onMail && (
        <IconAction icon={IconMail} label={`Day sheet emails for ${name}`} onClick={() => onMail(mail)} />
      )}
      {onEdit && <IconAction icon={IconPencil} label={`Change ${name}`} onClick={onEdit} />}
      {onRemove && <IconAction icon={IconTrash} label={`Remove ${name}`} onClick={onRemove} />}
    </Box>
  );
}
