/** Every error of the API (RFC 9457, `application/problem+json`). */
export type Problem = {
  /** The URL of the page that explains this type of problem. */
  type: string;
  /** The same text for every problem of this type. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** This occurrence, in a sentence that can be shown to the user. */
  detail: string;
  /** The requested path. */
  instance: string;
  /** `<module>/<slug>`, stable: clients match on it. */
  code: string;
  /** The request's id in the server's log. */
  requestId: string;
  /** Validation errors by input field, for forms to show in place. */
  errors?: Record<string, string>;
};

/** Extension members of individual problems (RFC 9457, 3.2). The API document describes each. */
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
