/** Maps with two workers, as many as the smallest build machine has cores; keeps the order. */
export async function twoAtATime<In, Out>(
  inputs: readonly In[],
  work: (input: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = inputs.entries();
  const worker = async () => {
    for (const [index, input] of queue) results[index] = await work(input);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
