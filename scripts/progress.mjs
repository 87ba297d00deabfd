const everyMs = 2_000;
const onTerminal = process.stdout.isTTY === true;

/**
 * Shows every two seconds how long some work has taken so far: in place on a terminal, elsewhere on a new line. With
 * `ifSlow`, work that is done within the first two seconds shows nothing.
 */
export async function showingTime(title, work, { ifSlow = false } = {}) {
  const startedAt = performance.now();
  let isShown = !ifSlow;
  const say = (end) => {
    isShown = true;
    const line = `${title} … ${Math.round((performance.now() - startedAt) / 1_000)} s`;
    process.stdout.write(onTerminal ? `\r${line}${end}` : `${line}\n`);
  };
  if (isShown) say('');
  const timer = setInterval(say, everyMs, '');
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (isShown) say('\n');
  }
}
