import Box from '@mui/material/Box';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { Fault } from '../../../ui/Fault';
import { SlotPicker } from '../../../ui/SlotPicker';
import { SubmitButton } from '../../../ui/SubmitButton';
import { FormEmailField, formRows, pair, checks } from '../form-fields';
import { FormField } from '../../../ui/FormField';
import { otherFault, showFaults } from '../join-api';
import { type Call, type CallKind, useBookCall } from './calls-api';

type CallForm = { name: string; email: string; company: string; startsAt: string };

const empty: CallForm = { name: '', email: '', company: '', startsAt: '' };

type CallFormProps = { kind: CallKind; onBooked: (call: Call) => void };

/** Who wants to talk to us, and when. */
export function CallForm({ kind, onBooked }: CallFormProps) {
  const form = useForm<CallForm>({ defaultValues: empty, mode: 'onTouched' });
  const book = useBookCall();
  const submit = (values: CallForm) =>
    book.mutate(
      { ...values, kind },
      {
        onSuccess: onBooked,
        onError: (error) => {
          // If someone else was faster, another time has to be chosen.
          if (error.fieldErrors.startsAt) form.setValue('startsAt', '');
          showFaults(form, error);
        },
      },
    );
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} sx={formRows}>
        <Controller
          control={form.control}
          name="startsAt"
          rules={{ validate: checks.slot }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <SlotPicker value={value} onChange={onChange} fault={error?.message} />
          )}
        />
        <Box sx={pair}>
          <FormField<CallForm> name="name" label="Your name" check={checks.name} autoComplete="name" />
          {kind === 'brand' ? (
            <FormField<CallForm> name="company" label="Company" check={checks.company} autoComplete="organization" />
          ) : (
            <FormField<CallForm> name="company" label="Handle" check={checks.handle} placeholder="jane.eats" />
          )}
        </Box>
        <FormEmailField hint="The invitation goes to this address." />
        <Fault>{otherFault(book.error)}</Fault>
        <SubmitButton busy={book.isPending}>Book the call</SubmitButton>
      </Box>
    </FormProvider>
  );
}
