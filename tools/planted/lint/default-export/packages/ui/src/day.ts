export default function day(): number {
  return 86_400;
}
