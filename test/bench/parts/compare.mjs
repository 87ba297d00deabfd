// Shared by every bench: the same load on ours and the bare server in turn, medians of the rounds, a table.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { cpuMs, machineMs, memoryMb } from './servers.mjs';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The product's cookie name in production. */
const cookieNameOf = ({ name }) => (name === 'bare' ? 'tastemaker' : '__Host-tastemaker');

/**
 * One run of requests by a client in its own process, with the server's CPU time per request, and that of the whole
 * machine except that client.
 */
export async function load(server, order) {
  const client = spawn(process.execPath, [path.join(import.meta.dirname, 'client.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [before, beforeAll] = [cpuMs(server), machineMs()];
  client.stdin.end(JSON.stringify({ address: server.address, cookieName: cookieNameOf(server), ...order }));
  const figures = JSON.parse(await text(client.stdout));
  const whole = (machineMs() - beforeAll - figures.cpuMs) / figures.total;
  return { ...figures, cpu: (cpuMs(server) - before) / figures.total, whole };
}

/** Each server's runs, by its name. */
export const emptyFigures = (servers) => Object.fromEntries(servers.map(({ name }) => [name, []]));

/** Runs every case on every server, first a short warm-up, then in rounds that alternate who goes first. */
export async function inRounds({ cases, servers, rounds, run, settle }) {
  const figures = Object.fromEntries(cases.map(({ what }) => [what, emptyFigures(servers)]));
  for (const { what } of cases) for (const server of servers) await run(server, what, 1);
  for (let round = 0; round < rounds; round++) {
    for (const { what } of cases) {
      await settle();
      const inTurn = round % 2 === 0 ? servers : servers.toReversed();
      for (const server of inTurn) figures[what][server.name].push(await run(server, what));
    }
  }
  return figures;
}

const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : 'n/a');

/** Prints a row per case. Returns whether there were no errors. */
export function print(cases, figures) {
  const rows = cases.map(({ what, name, aim }) => {
    const [our, other] = Object.values(figures[what]);
    const of = (runs, field) => median(runs.map((run) => run[field]));
    // The two runs of one round are adjacent: their ratio is more meaningful than the ratio of two medians.
    const ratios = our.map((run, round) => run.perSecond / other[round].perSecond);
    return [
      name,
      number(of(our, 'perSecond')),
      number(of(other, 'perSecond')),
      number(median(ratios), 2),
      aim ? `≥ ${aim}` : '',
      `${number(of(our, 'cpu') * 1_000)} / ${number(of(other, 'cpu') * 1_000)}`,
      `${number(of(our, 'whole') * 1_000)} / ${number(of(other, 'whole') * 1_000)}`,
      `${number(of(our, 'p50'))} / ${number(of(other, 'p50'))}`,
      `${number(of(our, 'p99'))} / ${number(of(other, 'p99'))}`,
      `${number(of(our, 'bytes'))} / ${number(of(other, 'bytes'))}`,
      String([...our, ...other].reduce((sum, { faults }) => sum + faults, 0)),
    ];
  });
  const heads = [
    '',
    'ours/s',
    `${Object.keys(figures[cases[0].what])[1]}/s`,
    'ratio',
    'aim',
    'CPU µs',
    'with PostgreSQL',
    'p50 ms',
    'p99 ms',
    'bytes',
    'errors',
  ];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  for (const row of [heads, ...rows])
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    );
  return rows.every((row) => row.at(-1) === '0');
}

/** A canonical form, independent of field order and timestamp format. */
export const sorted = (value) =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(part))
      return new Date(part).toISOString();
    const isFields = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isFields ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });

export const memoryLine = ([ours, other], began) =>
  `\nMemory after load: ours ${memoryMb(ours).toFixed(0)} MB, ${other.name} ${memoryMb(other).toFixed(0)} MB. ${Math.round((Date.now() - began) / 1_000)} s in all.`;
