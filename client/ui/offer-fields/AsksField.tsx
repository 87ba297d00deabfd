import { IconPlus } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { contentTypes, deliverableTypes } from '../../../server/contract/lists/collab';
import { fieldId } from './field-id';
import { OfferField } from './OfferField';
import { RowGroup } from './RowGroup';
import { newAsk, type TermsForm, termsChecks } from './terms-form';

/** What is asked for: rows of type, form and number. */
export function AsksField() {
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
          <OfferField name={`asks.${row}.contentType`} label="Made as" options={contentTypes} />
          <OfferField name={`asks.${row}.count`} label="How many" type="number" check={termsChecks.count} />
        </RowGroup>
      ))}
      <Button
        id={fieldId('asks')}
        variant="outlined"
        startIcon={<IconPlus size={20} stroke={1.75} />}
        onClick={() => append(newAsk)}
        disabled={fields.length >= 10}
        sx={{ justifySelf: 'start' }}
      >
        Add content
      </Button>
    </>
  );
}
