/** Every error of the API (RFC 9457, `application/problem+json`). */
export type Problem = {
  /** Address of the page that explains this type of problem. */
  type: string;
  /** The same words for every problem of this type. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened this time, as a sentence that may be shown to the user. */
  detail: string;
  /** The path that was asked for. */
  instance: string;
  /** `<module>/<slug>`, stable: clients match on it. */
  code: string;
  /** The id under which the server's log knows this request. */
  requestId: string;
  /** What is wrong with each field of the input, for forms to show in place. */
  errors?: Record<string, string>;
};

/** What single problems say beside that (RFC 9457, 3.2). The API's document describes each. */
export type ProblemMember =
  | ('action' | 'brandId' | 'brands' | 'checkedInAt' | 'closed' | 'collabId' | 'feature' | 'findings' | 'id' | 'limit')
  | (
      | 'list'
      | 'most'
      | 'name'
      | 'obstacles'
      | 'opens'
      | 'pence'
      | 'pricePence'
      | 'reason'
      | 'results'
      | 'right'
      | 'scope'
    )
  | ('seats' | 'stage' | 'taken' | 'until' | 'venue' | 'visitAt' | 'why' | 'word');
