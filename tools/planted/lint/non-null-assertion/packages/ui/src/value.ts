export const first = (values: (string | undefined)[]): string => values[0]!;
