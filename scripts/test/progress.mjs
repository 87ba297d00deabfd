const everyMs = 20_000;
const onTerminal = process.stdout.isTTY === true;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`.padStart(7);
const line = (part, milliseconds, { passed, failed }) =>
  `${part.padEnd(14)}${seconds(milliseconds)}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
const write = (text) => process.stdout.write(onTerminal ? `\r\u001b[K${text}` : text);

/**
 * Counts the tests of a part while it runs, and shows time and count in one line: on a terminal it is written over itself,
 * elsewhere said again every twenty seconds. A test that fails has a line of its own at once.
 */
export function progressOf(part) {
  const startedAt = performance.now();
  const sofar = { passed: 0, failed: 0 };
  let saidAt = startedAt;
  const say = (end) => {
    saidAt = performance.now();
    write(line(part, saidAt - startedAt, sofar) + end);
  };
  return {
    passed() {
      sofar.passed++;
      if (performance.now() - saidAt > (onTerminal ? 200 : everyMs)) say(onTerminal ? '' : ' …\n');
    },
    failed(title) {
      sofar.failed++;
      write(`✗ ${title.replace(/\s+/g, ' ')}\n`);
      if (onTerminal) say('');
    },
    /** With this it is over; a part that is one step passes with its end. */
    end({ passed = 0 } = {}) {
      sofar.passed += passed;
      say('\n');
    },
  };
}
