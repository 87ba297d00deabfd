// The baseline for messages: hand-written sockets and PostgreSQL. A message is one row and one NOTIFY in a transaction;
// each process listens and forwards to the conversation's sockets. No sessions, permissions, audit, outbox, receipts or
// replay.
import http from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists bench_messages (id bigint generated always as identity, about text, text text)',
);
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
await listener.query('listen bench_chat');

const sockets = new Map();
listener.on('notification', ({ payload }) => {
  for (const socket of sockets.get(payload) ?? []) socket.send(payload);
});

const server = http.createServer((request, response) => {
  if (request.method !== 'POST') return response.end('{}');
  const about = request.url.slice(1);
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', async () => {
    const insert = 'with stored as (insert into bench_messages (about, text) values ($1, $2)) select pg_notify($3, $1)';
    await pool.query({ name: 'send', text: insert, values: [about, text, 'bench_chat'] });
    response.writeHead(201).end('{}');
  });
});
new WebSocketServer({ server }).on('connection', (socket, { url }) => {
  const about = url.slice(1);
  if (!sockets.has(about)) sockets.set(about, new Set());
  sockets.get(about).add(socket);
  socket.on('close', () => sockets.get(about).delete(socket));
});
server.listen(Number(process.env.PORT), process.env.HOST);
