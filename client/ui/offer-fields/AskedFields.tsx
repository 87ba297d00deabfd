import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { RightsFields } from '../RightsFields';
import { AsksField } from './AsksField';
import { BriefField } from './BriefField';
import { fieldId } from './field-id';
import { OfferField } from './OfferField';
import { type TermsForm, termsChecks } from './terms-form';

/** What a brand asks for: the pieces, by when, how, and where it may use them. */
export function AskedFields() {
  const { control } = useFormContext<TermsForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <AsksField />
      <OfferField
        name="contentDueDays"
        label={`Content due, days after ${shipped ? 'it arrives' : 'the visit'}`}
        type="number"
        check={termsChecks.contentDueDays}
        sx={{ maxWidth: 280 }}
      />
      <BriefField />
      <Controller
        control={control}
        name="rights"
        rules={{ validate: termsChecks.rights }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <RightsFields id={fieldId('rights')} rights={value} onChange={onChange} fault={error?.message} />
        )}
      />
    </>
  );
}
