interface Closable {
  close: () => Promise<void>;
}

/** Does the work with something that must be closed after it, however it ends. */
export async function closing<Resource extends Closable, Result>(
  resource: Resource,
  work: (resource: Resource) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(resource);
  } finally {
    await resource.close();
  }
}
