const everyMs = 20_000;
const onTerminal = process.stdout.isTTY === true;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`.padStart(7);
const line = (part, milliseconds, { passed, failed }) =>
  `${part.padEnd(14)}${seconds(milliseconds)}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;

/**
 * One line for a part while it runs: its time and its count so far. On a terminal it is written over itself, elsewhere said
 * anew every twenty seconds. `stands` tells how many there are by now, `end` has the last word.
 */
export function progressOf(part) {
  const startedAt = performance.now();
  let sofar = { passed: 0, failed: 0 };
  let saidAt = startedAt;
  const say = (last) => {
    const now = performance.now();
    if (!last && now - saidAt < (onTerminal ? 200 : everyMs)) return;
    saidAt = now;
    const text = line(part, now - startedAt, sofar);
    process.stdout.write(onTerminal ? `\r\u001b[K${text}${last ? '\n' : ''}` : `${text}${last ? '' : ' …'}\n`);
  };
  return {
    stands(passed, failed) {
      sofar = { passed, failed };
      say(false);
    },
    end(passed, failed) {
      sofar = { passed, failed };
      say(true);
    },
  };
}
