import { useMutation } from '@tanstack/react-query';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { browserMemory } from '../../shell/session/browser-memory';

export type JoiningBrand = components['schemas']['JoinBrandInput'];
export type JoiningInfluencer = components['schemas']['JoinInfluencerInput'];

/** Joins and has a link emailed. The browser remembers the address, so that the link signs in automatically here. */
const useJoin = <Joining extends { email: string }>(join: (joining: Joining) => Promise<unknown>) =>
  useMutation<unknown, ProblemError, Joining>({
    mutationFn: join,
    onSuccess: (_, { email }) => browserMemory.keepEmailForSignIn(email),
  });

export const useJoinAsBrand = () => useJoin((body: JoiningBrand) => call('POST /api/v1/join/brand', { body }));
export const useJoinAsInfluencer = () =>
  useJoin((body: JoiningInfluencer) => call('POST /api/v1/join/influencer', { body }));

/** Shows in their places what the server found wrong. */
export function showFaults<Form extends FieldValues>(form: UseFormReturn<Form>, { fieldErrors }: ProblemError): void {
  for (const [field, message] of Object.entries(fieldErrors)) {
    form.setError(field as Path<Form>, { type: 'server', message });
  }
}

/** The message at a form's foot: none if every error shows at its field. */
export const otherFault = (error: ProblemError | null): string | null =>
  error && Object.keys(error.fieldErrors).length === 0 ? error.message : null;
