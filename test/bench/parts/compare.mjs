// Shared by every bench: the same load on ours and the bare server in turn, medians of the rounds, a table.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { cpuMs, machineMs, memoryMb } from './servers.mjs';

/** Each ends with the median of its rounds. One is enough to see that a bench runs. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

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
export async function inRounds({ cases, servers, run, settle }) {
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

/** What an answer has, without its values: new rows have other ids and times in each. */
const shapeOf = (value) => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
};

export const cookiesOf = (token) => `__Host-tastemaker=${token}; tastemaker=${token}`;

async function answerOf(server, { path, method, token, headers, body }) {
  const own = token ? { cookie: cookiesOf(token) } : {};
  const json = body ? { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } : {};
  const response = await fetch(server.address + (typeof path === 'string' ? path : path(server)), {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { ...own, ...json, ...headers },
    body: body && JSON.stringify(body),
  });
  const isImage = response.headers.get('content-type')?.startsWith('image/');
  const text = isImage ? Buffer.from(await response.arrayBuffer()).toString('base64') : await response.text();
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    body: isImage ? text : JSON.parse(text),
  };
}

/**
 * Nothing is measured before both have been shown to give the same response to a request; with `written` the same fields.
 * A `path` may depend on the server.
 */
export async function compareAnswers([ours, other], request) {
  const answers = [];
  for (const server of [ours, other]) answers.push(await answerOf(server, request)); // ours first, which makes thumbnails
  const [one, another] = answers.map(({ body, ...rest }) =>
    sorted({ ...rest, body: request.written ? shapeOf(body) : body }),
  );
  if (one === another && answers[0].status < 400) return;
  const from = Math.max(0, [...one].findIndex((letter, place) => letter !== another[place]) - 100);
  const [ourPart, otherPart] = [one, another].map((text) => text.slice(from, from + 300));
  throw new Error(`The two servers answer ${request.path} differently:\n…${ourPart}\n…${otherPart}`);
}

export const memoryLine = ([ours, other], began) =>
  `\nMemory after load: ours ${memoryMb(ours).toFixed(0)} MB, ${other.name} ${memoryMb(other).toFixed(0)} MB. ${Math.round((Date.now() - began) / 1_000)} s in all.`;
