export type Rule =
  | 'column'
  | 'json'
  | 'literal'
  | 'name'
  | 'null'
  | 'parameter'
  | 'positions'
  | 'prepare'
  | 'trusted'
  | 'type'
  | 'unseen';

export interface Finding {
  rule: Rule;
  /** Path and line of the call that runs the statement. */
  place: string;
  message: string;
}
