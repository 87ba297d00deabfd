import Box from '@mui/material/Box';
import { useFormContext, useWatch, Controller } from 'react-hook-form';
import { brandCategories } from '../../../server/contract/lists/brands';
import { GoldenRules } from '../../ui/GoldenRules';
import { AskedFields } from '../../ui/offer-fields/AskedFields';
import { KindField, OfferField, pair, fieldId } from '../../ui/offer-fields/fields';
import { FormSection, GiftCover } from './form-parts';
import { WhereAndWhen } from './WhereAndWhen';
import { checks, type OfferForm } from './offer-form';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Photo } from '../../ui/Photo';
import { ChoosePicture } from '../../ui/picture/ChoosePicture';

/** The fields of an offer, in a natural order. */
export function OfferSections() {
  const { control } = useFormContext<OfferForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <FormSection title="What you give" lead="Collabs are gifted: no money goes to the creator.">
        <OfferField<OfferForm>
          name="title"
          label="Title"
          check={checks.title}
          placeholder="Supper for two at the counter"
        />
        <KindField />
        <OfferField<OfferForm>
          name="gives"
          label="What the creator gets"
          check={checks.gives}
          multiline
          minRows={3}
          placeholder="A tasting menu for two with a glass of wine each"
        />
        <Box sx={pair}>
          <OfferField<OfferForm> name="value" label="Retail value (£)" check={checks.value} />
          <OfferField
            name="category"
            label="Category"
            options={brandCategories}
            unchosen="Choose a category"
            check={checks.category}
          />
        </Box>
        <OfferPhoto />
      </FormSection>
      {!shipped && (
        <>
          <GiftCover />
          <BeforeTheVisit />
        </>
      )}
      <FormSection title="What you ask for" lead="What the creator submits and you approve.">
        <AskedFields />
        <OfferField<OfferForm>
          name="postsStayDays"
          label="Keep posts up for (days)"
          type="number"
          check={checks.postsStayDays}
          sx={{ maxWidth: 280 }}
        />
        <GoldenRules />
      </FormSection>
      <WhereAndWhen />
    </>
  );
}

/** What creators should know before they come, and the contact on the day. */
function BeforeTheVisit() {
  return (
    <FormSection title="Before the visit" lead="What creators need to know before they come.">
      <OfferField<OfferForm>
        name="dressCode"
        label="Dress code (optional)"
        check={checks.dressCode}
        placeholder="Smart casual, no trainers"
      />
      <OfferField<OfferForm>
        name="houseRules"
        label="House rules (optional)"
        check={checks.houseRules}
        multiline
        minRows={2}
        placeholder="No extra lights, keep other guests out of shot, no children after 19:00"
      />
      <OfferField<OfferForm>
        name="contactOnTheDay"
        label="Contact on the day (optional)"
        check={checks.contactOnTheDay}
        placeholder="Ask for Maya at the bar, 020 7946 0123"
        helperText="Creators see this once you’ve approved them."
      />
    </FormSection>
  );
}

/** The offer's picture; the ticket next to the form previews it. */
function OfferPhoto() {
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
              <Photo isPrivate filePath={value} alt="" ratio="venue" />
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
