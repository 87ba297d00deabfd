import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Ask, rewrite, type Task } from './rewrite.js';

// The muxer writes the current time. Without it, the same video always gives the same bytes.
Date.now = () => 0;

const port = parentPort!;
const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;

port.on('message', (answer: Answer) => {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
});

function ask(what: Ask): Promise<Answer> {
  const id = asked++;
  port.postMessage({ id, ...what });
  return new Promise((resolve) => waiting.set(id, resolve));
}

const read = async (first: number, last: number) => (await ask({ what: 'read', first, last })).content!;
const write = async (position: number, content: Uint8Array) => void (await ask({ what: 'write', position, content }));

void rewrite(workerData as Task, read, write).then((outcome) => port.postMessage({ what: 'done', outcome }));
