/** The specification's placeholder: this word and nothing else. */
export const ExScreen = () => (
  <main>
    <h1>Ex</h1>
  </main>
);
