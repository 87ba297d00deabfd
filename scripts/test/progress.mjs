const everyMs = 20_000;
const onTerminal = process.stdout.isTTY === true;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`.padStart(7);
const line = (part, milliseconds, { passed, failed }) =>
  `${part.padEnd(14)}${seconds(milliseconds)}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
const write = (text) => process.stdout.write(onTerminal ? `\r\u001b[K${text}` : text);

/**
 * Counts a part's tests while it runs, and shows time and count in one line: rewritten in place on a terminal,
 * elsewhere repeated every twenty seconds. A failing test gets its own line at once.
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
    /** Marks it as finished; a part with a single step passes when it ends. */
    end({ passed = 0 } = {}) {
      sofar.passed += passed;
      say('\n');
    },
  };
}
