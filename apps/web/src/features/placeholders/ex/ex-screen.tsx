import { useScreen } from '#platform/navigation/use-screen';

/** The specification's placeholder: this word and nothing else. */
export const ExScreen = () => {
  useScreen('Ex');
  return (
    <main>
      <h1>Ex</h1>
    </main>
  );
};
