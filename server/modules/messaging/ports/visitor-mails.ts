/** What visitors of the home page are told by mail. */
export abstract class VisitorMails {
  /** What staff answered after they had gone. Goes with the open transaction. */
  abstract sendAnswer(email: string, answers: readonly string[]): Promise<void>;
}
