import { onlineManager } from '@tanstack/react-query';
import { ProblemError } from './client';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

const refused = new ProblemError({ status: 404, code: 'offer/not-found' });
const refuse = () => Promise.reject(refused);

it('asks without a connection too, so that nobody waits for what does not come', async () => {
  const queries = createQueryClient();
  onlineManager.setOnline(false);
  await expect(queries.fetchQuery({ queryKey: ['offer'], queryFn: refuse })).rejects.toBe(refused);
  const mutation = queries.getMutationCache().build(queries, { mutationFn: refuse });
  await expect(mutation.execute(undefined)).rejects.toBe(refused);
});

it('shows what the page was rendered with, and asks again', async () => {
  const queries = createQueryClient([[['settings'], { supportEmail: 'then@tastemaker.test' }]]);
  expect(queries.getQueryData(['settings'])).toEqual({ supportEmail: 'then@tastemaker.test' });
  const queryFn = async () => ({ supportEmail: 'now@tastemaker.test' });
  expect(await queries.fetchQuery({ queryKey: ['settings'], queryFn, staleTime: Infinity })).toEqual(await queryFn());
});
