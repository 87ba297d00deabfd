const everyMs = 2_000;
const onTerminal = process.stdout.isTTY === true;

/** Shows every two seconds how long some work has taken so far: in place on a terminal, elsewhere on a new line. */
export async function showingTime(title, work) {
  const startedAt = performance.now();
  const say = (end) => {
    const line = `${title} … ${Math.round((performance.now() - startedAt) / 1_000)} s`;
    process.stdout.write(onTerminal ? `\r${line}${end}` : `${line}\n`);
  };
  say('');
  const timer = setInterval(say, everyMs, '');
  try {
    return await work;
  } finally {
    clearInterval(timer);
    say('\n');
  }
}
