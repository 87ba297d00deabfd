import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { brandCategories } from '../../../server/contract/lists/brands';
import { GoldenRules } from '../../ui/GoldenRules';
import { AskedFields } from '../../ui/offer-fields/AskedFields';
import { KindField } from '../../ui/offer-fields/KindField';
import { OfferField } from '../../ui/offer-fields/OfferField';
import { pair } from '../../ui/offer-fields/pair';
import { FormSection } from './FormSection';
import { GiftCover } from './GiftCover';
import { HouseRules } from './HouseRules';
import { OfferPhoto } from './OfferPhoto';
import { WhereAndWhen } from './WhereAndWhen';
import { checks, type OfferForm } from './offer-form';

/** The fields of an offer, in the order in which one thinks of them. */
export function OfferSections() {
  const { control } = useFormContext<OfferForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <FormSection title="What you give" lead="Collabs are gifted: no money goes to the influencer.">
        <OfferField<OfferForm>
          name="title"
          label="Title"
          check={checks.title}
          placeholder="Supper for two at the counter"
        />
        <KindField />
        <OfferField<OfferForm>
          name="gives"
          label="What the influencer gets"
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
          <HouseRules />
        </>
      )}
      <FormSection title="What you ask for" lead="What the influencer submits and you approve.">
        <AskedFields />
        <OfferField<OfferForm>
          name="postsStayDays"
          label="Posts stay up, days"
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
