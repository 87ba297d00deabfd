import type { BrandKey } from './brands.js';
import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

type Kept = Readonly<{
  brand: BrandKey;
  tags: readonly string[];
  note: string;
  /** Tasks, and their deadlines in days from today. */
  task: string;
  due: number;
}>;

const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });

/** Staff's notes and tasks about some brands. */
const kept: readonly Kept[] = [
  {
    brand: 'ember',
    tags: ['vip', 'london'],
    note: 'Opens a second kitchen in spring. Asks for creators who film, not only photograph.',
    task: 'Send the spring brief',
    due: 1,
  },
  {
    brand: 'juniper',
    tags: ['renewal'],
    note: 'Happy with the last three visits; would pay for more Collabs a month.',
    task: 'Call about the larger plan',
    due: -1,
  },
  {
    brand: 'fernwick',
    tags: ['new'],
    note: 'Wants to see two examples of days out before they decide.',
    task: 'Show them the demo',
    due: 0,
  },
];

/** Tasks, notes and tags of the member of staff in the cast. */
export async function makeDesk(product: DemoProduct, clock: SeedClock, { staff, brands }: Cast): Promise<void> {
  for (const { brand, tags, note, task, due } of kept) {
    clock.set(clock.day(-3, '10:00'));
    const subject = { kind: 'brand', id: brands.get(brand)!.profile!.uid } as const;
    await product.tagSubjects.execute(staff, 'brand', [subject.id], { add: tags, remove: [] });
    await product.noteService.write(staff, subject, note);
    const dueOn = londonDay.format(clock.day(due, '12:00'));
    await product.taskService.add(staff, subject, { title: task, dueOn, assigneeId: staff.userId });
  }
}
