/** Moves a Collab. */
export class MoveCollab {
  run(): void {}
}
