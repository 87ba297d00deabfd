import { Command, CommandRunner } from 'nest-commander';
import { Config } from '../config.js';
import { examineFromOutside } from './examinations.js';

const words = { ok: 'ok     ', warning: 'warning', fault: 'fault  ' } as const;
const nameLength = 14;

/** `doctor`: says of everything that the product needs whether it is well, and how to mend what is not. */
@Command({ name: 'doctor', description: 'Checks what the product needs, and says how to mend it.' })
export class DoctorCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** Ends with exit code 1 when something does not work; a warning alone does not. */
  async run(): Promise<void> {
    for (const { name, state, figure, since, mend } of await examineFromOutside(this.config)) {
      const sinceWhen = since && state !== 'ok' ? `, since ${since.toISOString()}` : '';
      console.log(`${words[state]}  ${name.padEnd(nameLength)} ${figure}${sinceWhen}`);
      if (mend) console.log(`${' '.repeat(nameLength + 10)}${mend}`);
      if (state === 'fault') process.exitCode = 1;
    }
  }
}
