import Button from '@mui/material/Button';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Controller, useFormContext, useWatch, useFieldArray } from 'react-hook-form';
import { latePart } from '../../app/theme/with-mui';
import { contentTypes, deliverableTypes } from '../../../server/contract/lists/collab';
import limits from '../../api/limits/OfferDefaultsInput.json';
import { RightsFields } from '../RightsFields';
import { fieldId, OfferField } from './fields';
import { RowGroup } from './RowGroup';
import { type TermsForm, termsChecks, newAsk } from './terms-form';

/** What a brand asks for: the pieces, their deadline, the requirements, and usage rights. */
export function AskedFields() {
  const { control } = useFormContext<TermsForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <AsksField />
      <OfferField
        name="contentDueDays"
        label={`Content due (days after ${shipped ? 'it arrives' : 'the visit'})`}
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

const BriefAdvice = latePart(() => import('./BriefAdvice').then((module) => module.BriefAdvice));

/** What the influencer should know and do, with the disclosure rules' findings. */
function BriefField() {
  const { control, setValue } = useFormContext<TermsForm>();
  const brief = useWatch({ control, name: 'brief' });
  return (
    <>
      <OfferField
        name="brief"
        label="Brief"
        check={termsChecks.brief}
        multiline
        minRows={4}
        helperText="What to show, what to avoid and who to tag. Posts must be labelled as an ad."
      />
      {brief.trim() !== '' && (
        <Suspense fallback={null}>
          <BriefAdvice
            brief={brief}
            onCorrect={(text) => setValue('brief', text, { shouldDirty: true, shouldValidate: true })}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is asked for: rows of type, form and number. */
function AsksField() {
  const { control } = useFormContext<TermsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'asks' });
  return (
    <>
      {fields.map(({ id }, row) => (
        <RowGroup
          key={id}
          name={`Content ${row + 1}`}
          columns="2fr 2fr 1fr"
          onRemove={fields.length > 1 ? () => remove(row) : undefined}
        >
          <OfferField name={`asks.${row}.type`} label="Type" options={deliverableTypes} />
          <OfferField name={`asks.${row}.contentType`} label="Format" options={contentTypes} />
          <OfferField name={`asks.${row}.count`} label="How many" type="number" check={termsChecks.count} />
        </RowGroup>
      ))}
      <Button
        id={fieldId('asks')}
        variant="outlined"
        startIcon={<IconPlus size={20} stroke={1.75} />}
        onClick={() => append(newAsk)}
        disabled={fields.length >= limits.asks.most}
        sx={{ justifySelf: 'start' }}
      >
        Add content
      </Button>
    </>
  );
}
