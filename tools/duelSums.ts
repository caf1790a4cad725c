// `npm run sums -- --duels 1000` plays random duels, and prints a checksum for each of all that can be read of it. Two versions of the engine
// that only differ in speed print the same: `diff` shows the first duel in which they do not.
import { type Answer, createDuel, type Duel, starterDecks } from 'taiki';
import { observe } from 'taiki/learning';
import { Checksum } from '../boundary/checksum.ts';
import { PLAYERS } from '../table/nouns.ts';
import { nextRandom, seedRandom } from '../table/random.ts';
import { mixedDecks } from '../test/support/mixedDecks.ts';
import { refuseOptions, toolOptions } from './toolOptions.ts';

const USAGE = `Usage: npm run sums -- [--duels <n>] [--first <seed>]

Plays random duels from the seed of --first on, every fourth with starter decks, the others with mixed ones, and prints for each its seed, the
number of its decisions, and a checksum of its log, record, decisions, views, explanations, snapshots and observations.`;

const { values } = toolOptions(USAGE, {
  options: { duels: { type: 'string', default: '100' }, first: { type: 'string', default: '0' } },
});

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    refuseOptions(`--${name}: expected a whole number, not "${text}".\n\n${USAGE}`);
  return Number(text);
}

const duels = wholeNumber('duels', values.duels);
const first = wholeNumber('first', values.first);

const VIEWERS = ['p1', 'p2', 'spectator', 'judge'] as const;
/** Views and snapshots take longer than the duel itself. */
const SHOWN_EVERY = 16;

function* shownIn(duel: Duel): Generator<unknown, undefined> {
  for (const viewer of VIEWERS) yield duel.view(viewer);
  yield duel.snapshot();
  yield duel.standby;
  yield duel.explain();
  for (const player of PLAYERS) yield observe(duel, player);
}

function sumOf(seed: number): string {
  const [mixedFirst, mixedSecond] = mixedDecks(seed);
  const [p1 = mixedFirst, p2 = mixedSecond] = seed % 4 === 0 ? Object.values(starterDecks) : [];
  const duel = createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled' });
  let random = seedRandom(seed);
  const sum = new Checksum();
  const add = (value: unknown): void => sum.add(JSON.stringify(value) ?? '');
  let decisions = 0;
  for (; duel.decision !== undefined; decisions++) {
    add(duel.decision);
    if (decisions % SHOWN_EVERY === seed % SHOWN_EVERY) for (const shown of shownIn(duel)) add(shown);
    const answers: Answer[] = [];
    for (const answer of duel.legalChoices()) if (answers.push(answer) === SHOWN_EVERY) break;
    const [number, next] = nextRandom(random);
    random = next;
    duel.choose(answers[number % answers.length] ?? []);
  }
  for (const value of [duel.log, duel.logFor('p1'), duel.logFor('p2'), duel.record()]) add(value);
  return `${seed} ${decisions} ${sum.value}`;
}

for (let seed = first; seed < first + duels; seed++) console.log(sumOf(seed));
