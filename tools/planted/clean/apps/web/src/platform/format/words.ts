export function words(...parts: string[]): string {
  return parts.join(' ');
}
