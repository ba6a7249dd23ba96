import { escapeHtml } from '#platform/escape-html';
import type { InboxMessage } from './inbox-store.ts';

const article = ({ to, template, text, sentAt }: InboxMessage): string => `    <li>
      <article>
        <h2>${escapeHtml(to)}</h2>
        <p>${escapeHtml(text)}</p>
        <p><small>${escapeHtml(template)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></small></p>
      </article>
    </li>`;

/** A whole page without scripts; reloads itself unless `standsStill`. */
export const inboxPage = (messages: readonly InboxMessage[], standsStill: boolean): string => {
  const list =
    messages.length === 0
      ? '  <p>No message yet.</p>'
      : `  <ol>\n${messages.map(article).join('\n')}\n  </ol>`;
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
${standsStill ? '' : '  <meta http-equiv="refresh" content="5">\n'}  <title>Development inbox</title>
  <link rel="stylesheet" href="/dev/inbox.css">
</head>
<body>
<main>
  <h1>Development inbox</h1>
  <p>Messages that would have gone out, newest first. Production has no such page.
    ${standsStill ? '<a href="?">Refresh every 5 seconds</a>' : '<a href="?still">Stand still</a>'}</p>
${list}
</main>
</body>
</html>
`;
};

export const INBOX_STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
ol { list-style: none; padding: 0; }
li { border-top: 1px solid; padding: .5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; }
`;
