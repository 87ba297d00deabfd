// npm run format, npm run lint: a tool that may have to be installed first.
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './programs.mjs';
import { packageBin } from './project.mjs';

const [name, ...args] = process.argv.slice(2);
await installIfNeeded();
process.exitCode = await run(process.execPath, [packageBin(name), ...args]);
