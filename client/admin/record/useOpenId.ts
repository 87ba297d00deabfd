import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';
import { useLocation, useParams } from 'react-router';

/** The id in the URL, after the resource's name. */
export function useOpenId(): string | null {
  const id = useParams()['*']?.split('/')[0];
  return id ? decodeURIComponent(id) : null;
}

/**
 * The address of a record of the shown list, or of the list itself without an id. It keeps the list's filters, sort and
 * page: only the URL has them, so any other link opens the list that it names.
 */
export function useAddressInList(): (resource: string | undefined, id?: string | number) => string {
  const createPath = useCreatePath();
  const { search } = useLocation();
  return useCallback(
    (resource, id) =>
      createPath({ resource, ...(id === undefined ? { type: 'list' } : { type: 'edit', id }) }) + search,
    [createPath, search],
  );
}
