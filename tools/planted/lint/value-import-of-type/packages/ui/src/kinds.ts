export interface Value {
  text: string;
}
