/** What a provider says of a message, by its own id. */
export type Report = {
  readonly providerId: string;
  readonly outcome: 'delivered' | 'seen' | 'failed';
};

/** What a provider posted; a GET has its values in the query. */
export type ReportRequest = { readonly body: string; readonly query: URLSearchParams };

export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
