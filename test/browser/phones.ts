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
    const gone = once(this.child, 'close'); // its helpers, which write to its folder, have gone as well
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

/** The time at which the page first shows this text. */
const whenShown = (text: RegExp): string => `new Promise((tell) => {
  const look = () => {
    if (!${text}.test(document.body.innerText)) return;
    observer.disconnect();
    tell(performance.now());
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
})`;

/** The milliseconds for which the pages of a browser were runnable but had no CPU. */
async function pagesWaitedMs(browser: Browser): Promise<number> {
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { id }) => sum + waitedMs(id), 0);
}

/** On a clock that doesn't advance while other processes have the CPU. */
async function momentOf(browser: Browser, page: Page, text: RegExp): Promise<number> {
  const shownAt = await page.evaluate<number>(whenShown(text));
  return shownAt - (await pagesWaitedMs(browser));
}

/** The milliseconds from the camera's first look to the guest being in, whenever that happens from now on. */
export async function fromLookToIn(browser: Browser, page: Page): Promise<number> {
  const looksAt = await momentOf(browser, page, /inside the frame/);
  return Math.round((await momentOf(browser, page, /(Checked in|Recorded here) \d/)) - looksAt);
}
