/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Figure } from '../figure.ts';

const BOOKINGS = 500;
const SLOWER = 4;
const BAR_MS = 100;

/** Copies one of the serviceman's bookings as often as the list needs, a minute apart. */
const COPY = `
  WITH one AS (
    SELECT b.* FROM bookings b JOIN accounts a ON a.id = b.serviceman_id
     WHERE a.email = 'suresh@example.in' AND b.state = 'assigned' ORDER BY b.id LIMIT 1
  ), live AS (
    SELECT count(*)::int AS count FROM bookings b, one
     WHERE b.serviceman_id = one.serviceman_id
       AND b.state IN ('offered', 'assigned', 'started', 'held', 'ended')
  ), placed AS (
    INSERT INTO orders (customer_id, placed_at)
    SELECT one.customer_id, one.booked_at FROM one, live, generate_series(1, $1 - live.count)
    RETURNING id
  )
  INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, state, service_name,
    service_name_hi, image, serviceman_name, customer_name, customer_phone, area, street, address,
    price, quantity, total, scheduled_at, booked_at, updated_at)
  SELECT placed.id, one.customer_id, one.serviceman_id, one.service_id, one.state, one.service_name,
    one.service_name_hi, one.image, one.serviceman_name, one.customer_name, one.customer_phone,
    one.area, one.street, one.address, one.price, one.quantity, one.total,
    one.scheduled_at + row_number() OVER () * interval '1 minute', one.booked_at, one.updated_at
  FROM one, placed`;

/** Scrolls a screen at a time, until the last booking is on the page. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async (wanted) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({ type: 'longtask' });
    const deadline = performance.now() + 180_000;
    while (document.querySelectorAll('main a').length < wanted && performance.now() < deadline) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    return { shown: document.querySelectorAll('main a').length, tasks };
  }, BOOKINGS);

export const listScroll: Figure = {
  name: 'list-scroll',
  bar: BAR_MS,
  says: `longest task in milliseconds while ${BOOKINGS} bookings are scrolled to their end on a processor ${SLOWER} times slower; at most the bar`,
  measure: async () => {
    const { openDay, slowDown, withPhone } = await import('../phone.ts');
    const prepare = async (client: { query: (sql: string, values: unknown[]) => unknown }) =>
      void (await client.query(COPY, [BOOKINGS]));
    return withPhone(prepare, async (context) => {
      const page = await openDay(context);
      await page.goto('/booking');
      await page.waitForSelector('main a h2');
      await slowDown(page, SLOWER);
      const { shown, tasks } = await scrollToEnd(page);
      const longest = Math.round(Math.max(0, ...tasks));
      const ok = shown >= BOOKINGS && longest <= BAR_MS;
      return { value: longest, ok, explanation: { shown, longTasks: tasks.length } };
    });
  },
};
