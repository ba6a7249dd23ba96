interface Closable {
  close: () => Promise<void>;
}

/** Runs the work with a resource and closes it afterwards, also after an error. */
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
