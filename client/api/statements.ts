import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Statement = components['schemas']['StatementView'];

/** Each claim, answer and decision of a Collab, in the order in which they were made. */
export const useStatements = (collabId: string) =>
  useQuery<components['schemas']['StatementList'], ProblemError>({
    queryKey: ['collabs', collabId, 'statements'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/statements', { path: { id: collabId }, signal }),
  });
