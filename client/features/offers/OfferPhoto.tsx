import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Photo } from '../../ui/Photo';
import { ChoosePicture } from '../../ui/picture/ChoosePicture';
import { fieldId } from '../../ui/offer-fields/field-id';
import type { OfferForm } from './offer-form';

/** The picture that shows the offer; the ticket beside the form shows it as influencers will see it. */
export function OfferPhoto() {
  const { control } = useFormContext<OfferForm>();
  const sending = useRef(false);
  return (
    <Controller
      control={control}
      name="photoPath"
      rules={{ validate: () => !sending.current || 'The photo is still uploading. Please wait a moment.' }}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <Box ref={ref} id={fieldId('photoPath')} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="subtitle2" component="h3">
            Photo
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            The dish, the room or the product, in landscape. Without a photo, your category’s cover is shown.
          </Typography>
          {value && (
            <Box sx={{ display: { md: 'none' }, maxWidth: 280, borderRadius: '12px', overflow: 'hidden' }}>
              <Photo filePath={value} alt="" ratio="venue" />
            </Box>
          )}
          <ChoosePicture
            noun="photo"
            what="Photo of the offer"
            filePath={value}
            onChange={onChange}
            onSending={(is) => (sending.current = is)}
            fault={error?.message}
          />
        </Box>
      )}
    />
  );
}
