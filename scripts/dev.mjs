// npm run dev: the server restarts and the page reloads with every change. Open the address that Vite prints.
import { spawn } from 'node:child_process';
import { loadEnv, packageBin } from './project.mjs';
import { installIfNeeded } from './install-if-needed.mjs';

await installIfNeeded('product');
loadEnv();
const clientPort = process.env.CLIENT_PORT ?? '5173';
const env = { PUBLIC_URL: `http://localhost:${clientPort}`, ...process.env, CLIENT_PORT: clientPort };

const programs = [
  spawn(process.execPath, [packageBin('@nestjs/cli', 'nest'), 'start', '--watch'], { env, stdio: 'inherit' }),
  spawn(process.execPath, [packageBin('vite'), '-c', 'client/vite.config.ts', '--clearScreen', 'false'], {
    env,
    stdio: 'inherit',
  }),
];
const stopAll = () => programs.forEach((program) => program.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const program of programs) program.once('exit', stopAll);
