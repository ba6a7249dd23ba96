export interface Generator {
  /** Path from the root of the repository. */
  file: string;
  render: (root: string) => string | Promise<string>;
}
