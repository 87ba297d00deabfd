import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { waitedMs } from '../support/waited.ts';

/** A browser that can be killed like a phone: without any shutdown. */
export class DyingBrowser {
  private constructor(
    private readonly child: ChildProcess,
    readonly page: Page,
  ) {}

  static async open({ executablePath, args = [] }: LaunchOptions, folder: string): Promise<DyingBrowser> {
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
    const child = spawn(executablePath!, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((tell, fail) => {
      let said = '';
      child.once('exit', () => fail(new Error(said)));
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found) tell(found);
      });
    });
    const browser = await chromium.connectOverCDP(address);
    return new DyingBrowser(child, browser.contexts()[0]!.pages()[0]!);
  }

  async die(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** A one-frame video: a phone that shows this code in a dim room. */
export async function filmOf(text: string, file: string): Promise<void> {
  const code = await sharp(Buffer.from(encodeQR(text, 'svg'))).resize(460, 460, { kernel: 'nearest' }).toBuffer(); // prettier-ignore
  const room = { create: { width: 1_280, height: 720, channels: 3, background: '#2a2622' } } as const;
  const frame = await sharp(room).composite([{ input: code, left: 410, top: 130 }]).jpeg({ quality: 80 }).toBuffer(); // prettier-ignore
  fs.writeFileSync(file, Buffer.concat([frame, frame]));
}

/** The same browser window, whose camera sees this video. */
export async function withCamera({ args = [], ...options }: LaunchOptions, film: string): Promise<Browser> {
  const camera = ['device-for-media-stream', 'ui-for-media-stream'].map((what) => `--use-fake-${what}`);
  return chromium.launch({ ...options, args: [...args, ...camera, `--use-file-for-fake-video-capture=${film}`] });
}

/** Notes how the page makes itself felt and heard. */
export const notes = `
  window.felt = [];
  window.heard = [];
  navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options);
      heard.push(options.frequency);
    }
  };`;

/** Milliseconds between the moments at which the page first shows these texts. */
const timeBetween = `new Promise((tell) => {
  const times = [];
  const texts = [/inside the frame/, /(Checked in|Recorded here) \\d/];
  const look = () => {
    while (times.length < texts.length && texts[times.length].test(document.body.innerText)) times.push(performance.now());
    if (times.length === texts.length) tell(times[1] - times[0]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

/** The milliseconds for which the pages of a browser were runnable but had no CPU. */
async function pagesWaitedMs(browser: Browser): Promise<number> {
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { id }) => sum + waitedMs(id), 0);
}

/** Tells how long it took, from now on, between those moments, less the time for which other processes had the CPU. */
export async function timer(browser: Browser, page: Page): Promise<() => Promise<number>> {
  const before = await pagesWaitedMs(browser);
  const shown = page.evaluate<number>(timeBetween);
  return async () => Math.round((await shown) - ((await pagesWaitedMs(browser)) - before));
}
