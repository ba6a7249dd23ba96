/** An error whose message is printed to the terminal as it is, without a stack. */
export class PlainError extends Error {}

/** Runs a program; a PlainError prints its message only, any other error its stack. */
export async function plainly(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
