import { Command, CommandRunner } from 'nest-commander';
import webPush from 'web-push';
import { Config } from '../config.js';

/** `push:keys`: a new key pair for notifying people's devices. Writes no file, so it never replaces the one in use. */
@Command({ name: 'push:keys', description: 'Makes the key pair for notifications on devices, and prints it once.' })
export class PushKeysCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  async run(): Promise<void> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
    if (this.config.push)
      console.error('This product has keys already. With new ones, everyone has to turn notifications on again.');
  }
}
