import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { Draft } from './use-draft';

/** A form that restores its draft, and saves it while typing. */
export function useDraftForm<T extends FieldValues>(
  { start, keep }: Draft<T>,
  options: Omit<UseFormProps<T>, 'defaultValues'>,
): UseFormReturn<T> {
  const form = useForm<T>({ ...options, defaultValues: start as DefaultValues<T> });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keep(form.getValues()));
    return unsubscribe;
  }, [form, keep]);
  return form;
}
