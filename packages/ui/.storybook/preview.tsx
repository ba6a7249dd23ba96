import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Preview } from '@storybook/react-vite';
import '../src/styles/styles.css';
import '../src/styles/desk.css';

const preview: Preview = {
  initialGlobals: { theme: 'light', direction: 'ltr', text: '100%' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'] } },
    direction: { toolbar: { title: 'Direction', items: ['ltr', 'rtl'] } },
    text: { toolbar: { title: 'Text size', items: ['100%', '130%', '200%'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const page = document.documentElement;
      page.dataset['theme'] = String(globals['theme']);
      page.dataset['density'] = parameters['density'] === 'desk' ? 'desk' : '';
      page.dir = String(globals['direction']);
      page.style.fontSize = String(globals['text']);
      return (
        <CSPProvider disableStyleElements>
          <Story />
        </CSPProvider>
      );
    },
  ],
};

export default preview;
