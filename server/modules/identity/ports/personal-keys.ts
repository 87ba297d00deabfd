/** The API keys that people have made. The module of API keys plugs in the answer. */
export abstract class PersonalKeys {
  /** Ends every key of this person: whatever was set up before the e-mail address was proven. Joins the open transaction. */
  abstract revokeAllOf(userId: string, now: Date): Promise<void>;
}
