declare function sql(parts: TemplateStringsArray): unknown;

export const now = (): unknown => sql`now()`;
