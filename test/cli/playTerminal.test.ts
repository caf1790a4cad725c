import { readFileSync, writeFileSync } from 'node:fs';
import { createDuel, type DuelView, starterDecks } from 'taiki';
import { afterEach, describe, expect, it } from 'vitest';
import { MIN_SIZE } from '../../cli/play/screen.ts';
import { programFile } from '../support/bundlePrograms.ts';
import { loadPty, PseudoTerminal } from '../support/pseudoTerminal.ts';
import { AtScreen } from './atScreen.ts';
import { temporaryFile, temporaryPath } from './commandLine.ts';

const root = new URL('../..', import.meta.url).pathname;
const guide = `${root}docs/playing.md`;
const pty = await loadPty();
const [SEED, DECK, OTHER] = [12, 'radiant-tide', 'burning-shadow'] as const;
const DUEL = ['--seed', String(SEED), '--deck', DECK, '--opponent-deck', OTHER];

/** The same duel as in the terminal, without a terminal. */
const model = (who: 'p1' | 'hotseat' = 'p1'): AtScreen =>
  new AtScreen(
    createDuel({
      decks: { p1: starterDecks[DECK], p2: starterDecks[OTHER] },
      seed: SEED,
      runtime: 'compiled',
    }),
    who,
  );

/** Plays a decision as somebody might who does not think: uses what can be used, attacks the player, and blocks nothing. */
function nextKeys(screen: AtScreen): string {
  const { asked } = screen.session;
  const lines = screen.lines();
  if (asked === undefined || lines.some((line) => line === 'Enter goes on')) return '\n';
  if (asked.kind === 'block') return '0\n';
  const attack = lines.find((line) => line.includes('→ the opponent'));
  if (asked.kind === 'attack') return `${/\d+/.exec(attack ?? '0')?.[0] ?? '0'}\n`;
  return asked.min > 1 ? `${Array.from({ length: asked.min }, (_, index) => index + 1).join(' ')}\n` : '1\n';
}

/** Keys as a terminal sends them, and as `AtScreen` names them. */
const KEYS = [
  ['\r', '\n'],
  ['\r\r\r', '\n\n\n'],
  ['\u001b[B', '↓'],
  ['\u001b[B', '↓'],
  ['\u001b[A', '↑'],
  ['\u007f', '\b'],
] as const;

const open: PseudoTerminal[] = [];

afterEach(() => {
  for (const terminal of open.splice(0)) terminal.kill();
});

function start(
  argv: readonly string[],
  size = MIN_SIZE,
  env: Readonly<Record<string, string>> = {},
): PseudoTerminal {
  if (pty === undefined) throw new Error('There are no pseudo-terminals.');
  const command = [programFile('sourceTaiki'), 'play', ...argv];
  const terminal = new PseudoTerminal(pty, command, {
    ...size,
    cwd: root,
    env: env,
  });
  open.push(terminal);
  return terminal;
}

const drawnBy = (screen: AtScreen) => screen.lines({ columns: 80, rows: 23 });

/** The screens of the guide, by their headings. */
const SCREENS: readonly (readonly [
  heading: string,
  isIt: (view: DuelView, kind: string | undefined) => boolean,
])[] = [
  [
    'Your main step',
    ({ counts }, kind) => kind === 'main' && counts.p1.battleZone >= 2 && counts.p2.battleZone >= 2,
  ],
  ['The opponent attacks', (_, kind) => kind === 'block'],
  ['The end', ({ result }) => result !== undefined],
];

const blockOf = (lines: readonly string[]) => `\`\`\`text\n${lines.join('\n')}\n\`\`\``;

/** Puts a screen below its heading in the guide. */
const withScreen = (text: string, heading: string, lines: readonly string[]): string =>
  text.replace(
    new RegExp(`(## ${heading}\\n[^\`]*)\`\`\`text\\n[\\s\\S]*?\\n\`\`\``),
    (_, before: string) => `${before}${blockOf(lines)}`,
  );

describe.skipIf(pty === undefined)('taiki play in a pseudo-terminal (@lydell/node-pty)', () => {
  it('plays a duel to its end, and shows what the guide shows', async () => {
    const terminal = start(DUEL);
    const screen = model();
    const found = new Map<string, readonly string[]>();
    await terminal.becomes(drawnBy(screen));
    expect(terminal.isFullScreen).toBe(true);
    while (!screen.controller.hasLeft) {
      for (const [heading, isIt] of SCREENS) {
        const isPage = terminal.lines.includes('Enter goes on');
        if (!found.has(heading) && !isPage && isIt(screen.session.duel.view('p1'), screen.asked))
          found.set(heading, terminal.lines.slice(0, 23));
      }
      const keys = nextKeys(screen);
      screen.press(keys);
      terminal.write(keys.replaceAll('\n', '\r'));
      if (!screen.controller.hasLeft) await terminal.becomes(drawnBy(screen));
    }
    expect(await terminal.ended()).toBe(0);
    expect(terminal.isFullScreen).toBe(false);
    expect(terminal.text).toMatch(
      /^(You win|The opponent wins) .+, in turn \d+\.\nTo play it again: --seed 12\n/,
    );
    const written = readFileSync(guide, 'utf8');
    const updated = [...found].reduce((text, [heading, lines]) => withScreen(text, heading, lines), written);
    if (process.env['TAIKI_SCREENS'] === 'update') writeFileSync(guide, updated);
    expect([...found.keys()].sort()).toEqual(SCREENS.map(([heading]) => heading).sort());
    expect(readFileSync(guide, 'utf8')).toBe(updated);
  });

  it('saves, leaves and goes on', async () => {
    const path = temporaryPath('saved.json');
    const terminal = start([...DUEL, '--save', path]);
    const screen = model();
    await terminal.becomes(drawnBy(screen));
    terminal.write('1\r');
    screen.press('1\n');
    await terminal.becomes(drawnBy(screen));
    terminal.write('\r');
    screen.press('\n');
    await terminal.becomes(drawnBy(screen));
    terminal.write('qs');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.text).toContain('You left the duel in turn');
    const again = start(['--resume', path]);
    await again.shows('Enter goes on');
    again.write('\r');
    await again.shows('> █');
    expect(again.lines.slice(0, 8)).toEqual(drawnBy(screen).slice(0, 8));
    again.write('\u0003');
    expect(await again.ended()).toBe(0);
    expect(again.isFullScreen).toBe(false);
  });

  it('plays against the agent of a file, and names it if it fails', async () => {
    const path = temporaryFile('mine.mjs', 'export const agent = () => () => [99];\n');
    const terminal = start(['--against', path, ...DUEL]);
    await terminal.shows('p1 · against mine.mjs');
    terminal.write('1\r');
    expect(await terminal.ended()).toBe(1);
    expect(terminal.isFullScreen).toBe(false);
    expect(terminal.text.replaceAll('\n', '')).toMatch(
      /mine\.mjs gave an illegal answer: .*there is no option 99/,
    );
  });

  it('takes keys that arrive together, Enter alone does nothing, and the window may change its size', async () => {
    const terminal = start(['--hotseat', ...DUEL], MIN_SIZE, { NO_COLOR: '1' });
    const screen = model('hotseat');
    await terminal.becomes(drawnBy(screen));
    for (const [sent, key] of KEYS) {
      terminal.write(sent);
      screen.press(key);
      await terminal.becomes(drawnBy(screen));
    }
    expect(screen.asked).toBe('charge');
    terminal.resize(60, 20);
    await terminal.shows('Enlarge it to 80 x 24.');
    terminal.resize(120, 40);
    await terminal.becomes(screen.lines({ columns: 120, rows: 39 }));
    terminal.write('0\r');
    await terminal.shows('p2, it is your choice.');
    terminal.write('\u0003');
    expect(await terminal.ended()).toBe(0);
  });
});
