import { chromium, type Browser, type Page } from '@playwright/test';
import {
  chooseApplication,
  enterBank,
  proposeSkills,
  sendLicence,
  signUp,
  verifyApplication,
} from '../../../e2e/operators/candidate.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { createKeyboard, type Hands } from './keyboard.ts';
import { go, handsOf, openDesk, type Desk } from './open-desk.ts';
import { takePictures } from './take-pictures.ts';
import { planDay, type PlannedDay } from './plan-day.ts';
import { createStory, type Story } from './story.ts';

const { launchOptions, ...PHONE } = settings;
const DESKS = ['dispatch', 'help', 'kyc'] as const;
const SUNITA = { phone: '7345600103', lastName: 'Shirke', licence: 'MH12 20110054321' };
const WHY = 'Agreed on the phone just now';

export interface OpsDay {
  seconds: number;
  tasks: number;
  presses: number;
  mouse: number;
  /** From a chosen card of the queue until it is assigned. */
  pressesPerAssign: number;
  times: Story['times'];
  failure: string | null;
}

/** The words of the option that is chosen, in whichever list is on the screen. */
const chosenIn = async (page: Page): Promise<string> =>
  (await page.locator('[role=option][aria-selected=true]').allInnerTexts())[0] ?? '';

/** What the panel at the end side shows. */
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Record' });

/** The serviceman's lane by name, then so many blocks to the right. */
const chooseInLanes = async (page: Page, name: string, block: number): Promise<void> => {
  const keys = createKeyboard(page);
  await keys.sees(page.getByRole('grid'));
  await keys.press('l');
  await keys.press('Home', 'PageUp');
  await keys.until('ArrowDown', name, keys.focused);
  for (let at = 0; at < block; at += 1) await keys.press('ArrowRight');
  await keys.press('Enter');
};

/** Everything on the board: assign, reassign, free, move, cancel, reopen, hold. */
const workOnBoard = async (desk: Desk, { step }: Story, day: PlannedDay): Promise<number> => {
  const { page } = desk;
  const keys = createKeyboard(page);
  const panel = panelOf(page);
  let most = 0;

  await go(page, 'd', 'Dispatch');
  for (const no of day.free.slice(1))
    await step(`assign ${no}`, async () => {
      await keys.until('j', no, () => chosenIn(page));
      await keys.sees(panel.getByRole('button', { name: /^Assign \w+ Pawar$/ }));
      const before = await handsOf(desk);
      await keys.press('Enter');
      await keys.sees(panel.getByRole('button', { name: /^Back to the pool/ }));
      most = Math.max(most, (await handsOf(desk)).presses - before.presses);
    });

  await keys.press(']');
  await keys.misses(page.getByRole('heading', { name: 'Today' }));
  await step('a serviceman with five jobs is ill', async () => {
    await chooseInLanes(page, 'Bela', 0);
    await keys.sees(panel.getByRole('button', { name: /^Not coming on this day/ }));
    await keys.press('b');
    await keys.sees(page.getByRole('button', { name: 'Free 5 jobs' }));
    await keys.type('Ill, called at eight');
    await keys.press('Enter');
    await keys.misses(page.getByRole('dialog'));
  });
  for (const block of [1, 1])
    await step('reassign', async () => {
      await chooseInLanes(page, 'Asha', block);
      await keys.sees(panel.getByRole('button', { name: /^Another serviceman/ }));
      await keys.press('a');
      await keys.sees(panel.getByRole('button', { name: /^Assign (?:Chitra|Divya) Pawar/ }));
      await keys.press('1');
      await keys.sees(panel.getByText(/^(?:Chitra|Divya) Pawar$/));
      await keys.sees(panel.getByRole('button', { name: /^Another serviceman/ }));
    });
  for (const block of [1, 2])
    await step('move', async () => {
      await chooseInLanes(page, 'Asha', block);
      await keys.sees(panel.getByRole('button', { name: /^Move/ }));
      await keys.press('m');
      const time = page.getByLabel('New time');
      await keys.sees(time);
      await keys.until('Tab', 'New time', keys.focused, 6);
      await keys.press('ArrowDown', 'Tab');
      await keys.type(WHY);
      await keys.press('Enter');
      await keys.sees(page.getByText(/ is at \d+:\d\d/));
    });
  await step('cancel for the customer', async () => {
    await chooseInLanes(page, 'Asha', 1);
    await keys.sees(panel.getByRole('button', { name: 'More actions' }));
    await keys.press('.');
    await keys.sees(panel.getByRole('button', { name: 'Cancel for the customer' }));
    await keys.press('Enter');
    await keys.sees(page.getByText('What does the customer pay?'));
    await keys.press('Tab');
    await keys.type(WHY);
    await keys.press('Enter');
    await keys.sees(panel.getByText('Cancelled'));
  });
  await step('reopen', async () => {
    await keys.press('.');
    await keys.sees(panel.getByRole('button', { name: 'Reopen' }));
    await keys.press('Enter');
    await keys.sees(page.getByText(/The search begins again/));
    await keys.type(WHY);
    await keys.press('Enter');
    await keys.sees(page.getByText('Open again. Somebody is looked for.'));
  });
  await keys.press('[');
  await keys.sees(page.getByRole('heading', { name: 'Today' }));
  await step('hold for a serviceman', async () => {
    await chooseInLanes(page, 'Divya', 1);
    await keys.sees(panel.getByText('Started'));
    await keys.press('.');
    await keys.sees(panel.getByRole('button', { name: 'Hold for the serviceman' }));
    await keys.press('Enter');
    await keys.sees(page.getByText('Until when?'));
    await keys.press('Tab');
    await keys.type(WHY);
    await keys.press('Enter');
    await keys.sees(panel.getByText('Held'));
  });
  return most;
};

/** Two people close what ended without a code. */
const closeByTwo = async (first: Desk, second: Desk, { step }: Story, day: PlannedDay) => {
  const [asks, agrees] = [createKeyboard(first.page), createKeyboard(second.page)];
  for (const no of day.ended)
    await step(`close ${no} without code, by two people`, async () => {
      await go(first.page, 'd', 'Dispatch');
      await asks.until('j', no, () => chosenIn(first.page));
      await asks.sees(panelOf(first.page).getByRole('button', { name: /^Close without code/ }));
      await asks.press('Enter');
      await asks.sees(first.page.getByRole('dialog', { name: 'Close without code' }));
      await asks.type('The phone of the customer is off');
      await asks.press('Enter');
      const waits = panelOf(first.page).getByText('Waits for a second person.');
      await asks.showPasskey(() => asks.sees(waits));
      await go(second.page, '2', 'Second person');
      const request = second.page.getByRole('heading', {
        name: new RegExp(`${no} will be closed`),
      });
      await agrees.sees(request);
      await agrees.sees(second.page.getByRole('button', { name: /^Agree/ }));
      await agrees.press('Enter');
      await agrees.showPasskey(() => agrees.misses(request));
    });
};

/** The queue of everything, find, a note, and the documents. */
const workOnQueue = async ({ page }: Desk, { step }: Story, day: PlannedDay): Promise<void> => {
  const keys = createKeyboard(page);
  const [nobodyTook = ''] = day.free;
  await go(page, 'w', 'Waiting');
  const choose = async (no: string): Promise<void> => {
    await keys.sees(page.getByRole('option', { name: new RegExp(no) }));
    await keys.until('j', no, () => chosenIn(page));
  };
  await step('nobody took it: from Waiting to the board', async () => {
    await choose(nobodyTook);
    await keys.press('Enter');
    await keys.sees(panelOf(page).getByRole('button', { name: /^Assign \w+ Pawar$/ }));
    await keys.press('Enter');
    await keys.sees(panelOf(page).getByRole('button', { name: /^Back to the pool/ }));
  });
  await go(page, 'w', 'Waiting');
  const given = page.getByRole('option', { name: new RegExp(day.givenBack) });
  const mine = panelOf(page).getByText(/^You have this since/);
  await step('take an item', async () => {
    await choose(day.givenBack);
    await keys.press('t');
    await keys.sees(mine);
  });
  await step('leave an item', async () => {
    await keys.press('t');
    await keys.misses(mine);
  });
  await step('done with an item', async () => {
    await keys.press('e');
    await keys.sees(page.getByLabel('What was done?'));
    await keys.type('Called the customer, who waits');
    await keys.press('Enter');
    await keys.misses(given);
  });
  await step('find a booking', async () => {
    await keys.press('/');
    await keys.sees(page.getByRole('combobox'));
    await keys.type(nobodyTook);
    await keys.sees(page.getByRole('option', { name: new RegExp(nobodyTook) }));
    await keys.press('Enter');
    await keys.sees(page.getByRole('heading', { name: nobodyTook }));
  });
  await step('note on a record', async () => {
    await keys.sees(page.getByLabel('Note for the team'));
    await keys.press('n');
    await keys.type('The gate is at the back');
    await keys.press('Enter');
    await keys.sees(
      page.getByRole('list', { name: 'History' }).getByText('The gate is at the back'),
    );
    await keys.press('Escape');
  });
};

const review = async ({ page }: Desk, { step }: Story): Promise<void> => {
  const name = `Sunita ${SUNITA.lastName}`;
  await step('three answers in KYC, and a last look', async () => {
    await chooseApplication(page, name);
    await verifyApplication(page, {
      name,
      bankName: `${SUNITA.lastName} Sunita`,
      licence: SUNITA.licence,
    });
  });
};

/** An operator's day by keyboard alone, with a colleague where a second person is needed. */
export async function runOpsDay(): Promise<OpsDay> {
  const browser: Browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({
      ...PHONE,
      baseURL: process.env['E2E_BASE'] ?? '',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const phone = await context.newPage();
    await signUp(phone, SUNITA.phone, SUNITA.lastName);
    await sendLicence(phone, SUNITA.licence);
    await enterBank(phone, SUNITA.phone, `Sunita ${SUNITA.lastName}`);
    await proposeSkills(phone, 'Whitefield, Bengaluru');
    await context.close();
    const day = await planDay();
    const first = await openDesk(browser, 'day@karigar.example', DESKS);
    const second = await openDesk(browser, 'colleague@karigar.example', DESKS);
    for (const { hands } of [first, second]) Object.assign(hands, { presses: 0, mouse: 0 });

    const story = createStory();
    let [failure, pressesPerAssign]: [string | null, number] = [null, 0];
    const began = performance.now();
    try {
      pressesPerAssign = await workOnBoard(first, story, day);
      await closeByTwo(first, second, story, day);
      await workOnQueue(first, story, day);
      await review(first, story);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      await takePictures('ops-day', { first: first.page, second: second.page });
    }
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const did = [await handsOf(first), await handsOf(second)];
    const sum = (of: (hands: Hands) => number): number =>
      did.reduce((total, hands) => total + of(hands), 0);
    return {
      seconds,
      tasks: story.times.length,
      presses: sum(({ presses }) => presses),
      mouse: sum(({ mouse }) => mouse),
      pressesPerAssign,
      times: story.times,
      failure,
    };
  } finally {
    await browser.close();
  }
}
