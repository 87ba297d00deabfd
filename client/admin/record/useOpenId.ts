import { useParams } from 'react-router';

/** The id in the URL, after the resource's name. */
export function useOpenId(): string | null {
  const id = useParams()['*']?.split('/')[0];
  return id ? decodeURIComponent(id) : null;
}
