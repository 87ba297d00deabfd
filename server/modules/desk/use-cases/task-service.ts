import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { deskErrors } from '../domain/desk.errors.js';
import type { Subject } from '../domain/subject.js';
import { addTask, changeTask, removeTask, type Task, type TaskChanges, type TaskDetails } from '../domain/task.js';
import type { DeskRepository, Subjects } from '../ports/repositories.js';

/** A service for staff tasks, their deadlines and assignees: every change does the same checks. */
export class TaskService {
  constructor(
    private readonly desk: DeskRepository,
    private readonly subjects: Subjects,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, subject: Subject, details: TaskDetails): Promise<Task> {
    const added = addTask(subject, details, actor, this.clock.now());
    const known = await this.subjects.existing(subject.kind, [subject.id]);
    if (!known.has(subject.id)) throw deskErrors.subjectNotFound(subject.id);
    await this.checkAssignee(details.assigneeId);
    return this.desk.saveTask(...added);
  }

  async change(actor: Actor, id: string, changes: TaskChanges): Promise<Task> {
    const task = await this.desk.task(id);
    const changed = changeTask(task, changes, actor, this.clock.now());
    if (!changed) return task;
    if (changed[0].assigneeId !== task.assigneeId) await this.checkAssignee(changed[0].assigneeId);
    return this.desk.saveTask(...changed);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const task = await this.desk.task(id);
    await this.desk.removeTask(id, removeTask(task, actor, this.clock.now()));
  }

  private async checkAssignee(id: string | null): Promise<void> {
    if (id !== null && !(await this.subjects.isColleague(id))) throw deskErrors.noSuchColleague();
  }
}
