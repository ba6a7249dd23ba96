const save = async (): Promise<number> => Promise.resolve(1);

export function leave(): void {
  save();
}
