/** The specification's placeholder: this word and nothing else. */
export const ExScreen = () => <main>Ex</main>;
