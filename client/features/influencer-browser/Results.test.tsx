import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import type { Facets } from './browser-api';
import { type BrowserFilter, filterFrom } from './browser-filter';
import { NobodyFound } from './Results';

function open(search: string, lists: Facets['lists']) {
  const changed = jest.fn<(filter: BrowserFilter) => void>();
  const facets: Facets = { total: 0, exact: true, estimated: [], close: false, leftOut: 0, lists };
  const filter = filterFrom(new URLSearchParams(search));
  return { changed, ...renderPage(<NobodyFound filter={filter} facets={facets} onChange={changed} />) };
}

test('the filter to loosen is one without which someone would be found, all of its choices at once', async () => {
  const { user, changed } = open('city=leeds,bath&cuisines=thai&cameraGear=drone', {
    city: { leeds: 0, bath: 0, london: 2 },
    cuisines: { thai: 0 },
    cameraGear: {},
  });
  await user.click(screen.getByRole('button', { name: 'Search without “Leeds”, “Bath”' }));
  expect(changed.mock.calls[0]![0].chosen).toEqual({ cuisines: ['thai'], cameraGear: ['drone'] });
});

test('where none of them alone is to blame, it is the last, and all can be cleared', async () => {
  const { user, changed } = open('cuisines=thai,greek&cameraGear=drone,tripod', {});
  expect(screen.getByRole('button', { name: 'Search without “Drone”, “Tripod”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(changed.mock.calls[0]![0].chosen).toEqual({});
});

test('words are taken back, or the filter that hides those who have them', () => {
  open('q=rosa&city=leeds', { city: { london: 1 } });
  expect(screen.getByRole('heading', { name: 'Nobody matches “rosa” with these filters' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search without “Leeds”' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear the search' })).toBeVisible();
});
