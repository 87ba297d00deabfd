import { useMutation } from '@tanstack/react-query';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { termsVersion } from '../../../server/contract/consent';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { browserMemory } from '../../shell/session/browser-memory';

type Joining<Input> = Omit<Input, 'termsVersion'>;
export type JoiningBrand = Joining<components['schemas']['JoinBrandInput']>;
export type JoiningInfluencer = Joining<components['schemas']['JoinInfluencerInput']>;

/**
 * Joins, accepting the terms that the form links to, and triggers an email with a link. The browser remembers the
 * address, so that the link signs in automatically here.
 */
const useJoin = <Input extends { email: string }>(
  join: (input: Input & { termsVersion: number }) => Promise<unknown>,
) =>
  useMutation<unknown, ProblemError, Input>({
    mutationFn: (input) => join({ ...input, termsVersion }),
    onSuccess: (_, { email }) => browserMemory.keepEmailForSignIn(email),
  });

export const useJoinAsBrand = () => useJoin<JoiningBrand>((body) => call('POST /api/v1/join/brand', { body }));
export const useJoinAsInfluencer = () =>
  useJoin<JoiningInfluencer>((body) => call('POST /api/v1/join/influencer', { body }));

/** Shows the server's errors at their fields. */
export function showFaults<Form extends FieldValues>(form: UseFormReturn<Form>, { fieldErrors }: ProblemError): void {
  for (const [field, message] of Object.entries(fieldErrors)) {
    form.setError(field as Path<Form>, { type: 'server', message });
  }
}

/** The message at the bottom of a form: none if every error shows at its field. */
export const otherFault = (error: ProblemError | null): string | null =>
  error && Object.keys(error.fieldErrors).length === 0 ? error.message : null;
