import { Command, CommandRunner } from 'nest-commander';
import { Config } from '../config.js';
import { examine } from './examinations.js';

/** `doctor`: says of everything that the product needs whether it is there, and how to mend what is not. */
@Command({ name: 'doctor', description: 'Checks what the product needs, and says how to mend it.' })
export class DoctorCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** Ends with exit code 1 when something is wrong. */
  async run(): Promise<void> {
    for (const { what, finding, mend } of await examine(this.config)) {
      console.log(`${mend ? 'fault' : 'ok   '}  ${what.padEnd(12)} ${finding}`);
      if (!mend) continue;
      console.log(`${' '.repeat(20)}${mend}`);
      process.exitCode = 1;
    }
  }
}
