import { useCallback } from 'react';
import { type RowClickFunction, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';

/** A click anywhere on a row opens its record, and leaves the rows where they are. */
export function useOpenRecord(): RowClickFunction {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return useCallback(
    (id, resource) => {
      void navigate(createPath({ resource, type: 'edit', id }), { preventScrollReset: true });
      return false;
    },
    [navigate, createPath],
  );
}
