/** Words for the person at the terminal, to be shown as they are. */
export class PlainError extends Error {}

/** Runs a program; a plain error ends it with its words alone, any other with its stack. */
export async function plainly(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
