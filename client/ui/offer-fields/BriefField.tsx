import { Suspense, lazy } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { RightsFields } from '../../ui/RightsFields';
import type { OfferForm } from './offer-form';

const BriefAdvice = lazy(() => import('./BriefAdvice').then((module) => ({ default: module.BriefAdvice })));

/** What the disclosure rules say of the brief, and where the brand may use the content. */
export function RightsAndLabel() {
  const { control, setValue } = useFormContext<OfferForm>();
  const brief = useWatch({ control, name: 'brief' });
  return (
    <>
      {brief.trim() !== '' && (
        <Suspense fallback={null}>
          <BriefAdvice
            brief={brief}
            onCorrect={(text) => setValue('brief', text, { shouldDirty: true, shouldValidate: true })}
          />
        </Suspense>
      )}
      <Controller
        control={control}
        name="rights"
        render={({ field }) => <RightsFields rights={field.value} onChange={field.onChange} />}
      />
    </>
  );
}
