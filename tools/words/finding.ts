export interface Finding {
  rule: 'area' | 'hindi' | 'name' | 'person';
  file: string;
  line?: number;
  message: string;
}
