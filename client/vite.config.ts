import { readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = path.resolve(import.meta.dirname, '../dist/client');
const worthCompressing = 1_024;

/** Writes a .br and a .gz beside each text file, so that the server never compresses a page or a script. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async closeBundle() {
    if (!existsSync(outDir)) return; // the build has failed and says why itself
    const files = await readdir(outDir, { recursive: true });
    await Promise.all(files.filter((file) => /\.(js|css|html|svg|json|txt)$/.test(file)).map(compress));
  },
});

async function compress(file: string): Promise<void> {
  const target = path.join(outDir, file);
  const content = await readFile(target);
  if (content.length < worthCompressing) return;
  const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${target}.br`, brotli);
  await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const basePackages = new RegExp(
  'node_modules/(react|react-dom|scheduler|react-router|@tanstack/query-core|@emotion|stylis|' +
    '@mui/styled-engine|@mui/material/(styles|Box|Button|ButtonBase|CircularProgress|CssBaseline|Typography))/',
);

/** Small parts that the pages before the sign-in share: together they compress a fifth better than one by one. */
const frontParts = new RegExp(
  'client/(api/(client|clock|settings|monitoring|query-client)|app/(theme|paths)|shell/(Logo|session/session-context)|' +
    'ui/(Avatar|EmailField|IconAction|MailSent|PageHeader|PasswordField|StageRail|SubmitButton|TextInput|TextLink|Ticket|thumbnail|toast|Toaster))|' +
    'server/contract/(tokens|rules/(constants|email|guarded|landing)|lists/collab)|createReactComponent',
);

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
    // What every page stands on, in one file: it compresses better than many and stays cached when a page changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: basePackages },
            { name: 'front', test: frontParts },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.CLIENT_PORT ?? 5173),
    proxy: Object.fromEntries(
      ['^/api/(v1|docs|openapi)', '/docs', '/sandbox', '/health', '/monitoring'].map((address) => [address, server]),
    ),
  },
});
