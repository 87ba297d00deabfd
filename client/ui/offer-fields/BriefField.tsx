import { Suspense, lazy } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OfferField } from './OfferField';
import { type TermsForm, termsChecks } from './terms-form';

const BriefAdvice = lazy(() => import('./BriefAdvice').then((module) => ({ default: module.BriefAdvice })));

/** What the influencer should know and do, with what the disclosure rules say of it. */
export function BriefField() {
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
        helperText="What to show, what to avoid, whom to tag. Posts must be labelled as an ad."
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
