import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { Toaster } from '../../../ui/Toaster';
import { dataProvider } from '../../data-provider';
import type { Brand } from '../../resources';
import { stageLabel, useBrandBoard, useMoveBrand } from './brand-board';

const outside = globalThis.fetch;
afterEach(() => void (globalThis.fetch = outside));

/**
 * A server with one brand at a stage. It accepts a change only from the current version, and responds when the test
 * says so.
 */
function aServer() {
  let brand = { id: 'b1', name: 'Salt Yard', salesStage: 2, version: 1 } as Brand;
  const refused: string[] = [];
  const held: (() => void)[] = [];
  const answered = (body: unknown, status = 200) =>
    ({ ok: status < 400, status, statusText: '', headers: new Headers(), json: async () => body, text: async () => JSON.stringify(body) }) as Response; // prettier-ignore
  globalThis.fetch = async (_input, init) => {
    if (init?.method !== 'PUT')
      return answered({ columns: [2, 3, 4].map((stage) => ({ stage, total: 1, brands: brand.salesStage === stage ? [brand] : [] })) }); // prettier-ignore
    await new Promise<void>((resolve) => void held.push(resolve));
    const madeFrom = new Headers(init.headers).get('if-match');
    if (madeFrom !== `"${brand.version}"`) {
      refused.push(String(madeFrom));
      return answered({ detail: 'Someone else has changed it.' }, 412);
    }
    brand = { ...brand, ...(JSON.parse(init.body as string) as object), version: brand.version + 1 };
    return answered(brand);
  };
  return { refused, stage: () => brand.salesStage, answer: () => act(async () => held.shift()?.()), held };
}

it('R360: a card moved again before the server has answered continues from there, and one step brings it back', async () => {
  const server = aServer();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      {children}
      <Toaster />
    </CoreAdminContext>
  );
  const { result } = renderHook(() => ({ board: useBrandBoard('sales', {}).data, moves: useMoveBrand('sales') }), { wrapper }); // prettier-ignore
  const card = () => result.current.board!.columns.flatMap(({ brands }) => brands)[0]!;
  const moveTo = async (to: number) => {
    await act(async () => result.current.moves.move({ brand: card(), to }));
    await waitFor(() => expect(card().salesStage).toBe(to)); // people see the card move before they move it again
  };
  await waitFor(() => expect(result.current.board).toBeDefined());

  await moveTo(3);
  await moveTo(4);
  await server.answer();
  await waitFor(() => expect(server.held).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(server.stage()).toBe(4));
  expect(server.refused).toEqual([]);

  await screen.findByText(`Salt Yard moved to ${stageLabel('sales', 4)}`);
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(server.held).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(server.stage()).toBe(3));
});
