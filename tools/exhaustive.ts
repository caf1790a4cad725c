import { loadSets, MODERN_SETS } from '@taiki/modern';
import { allCards, describeAbility } from 'taiki';
import { type DeckCards, type DecksPlayed, playDecks } from '../test/exhaustive/playDecks.ts';
import { playUntilUsed } from '../test/exhaustive/playUntilUsed.ts';
import { toolOptions } from './toolOptions.ts';

const USAGE = `Plays random duels until every registered card, vocabulary word and kind of decision has been used, and prints what was hardest to reach.

npm run exhaustive -- [options]

  --times <n>  how often each is used (default: 20)
  --duels <n>  the maximum number of duels (default: 5000)
  --seed <n>   another course of play (default: 1)
  --decks      play exactly --duels duels between random legal decks of all cards, and print their errors, the cards that were
               played in fewer than --times of them, and the abilities that did nothing in any
  --modern     with --decks: decks around the cards of the sets of @taiki/modern`;

const { values } = toolOptions(USAGE, {
  options: {
    decks: { type: 'boolean', default: false },
    modern: { type: 'boolean', default: false },
    times: { type: 'string', default: '20' },
    duels: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const times = Number(values.times);
const limit = Number(values.duels);
const seed = Number(values.seed);

function reportUses(): void {
  const { duels, uses } = playUntilUsed(times, limit, seed, ({ duels: played, uses: soFar }) => {
    if (played % 100 !== 0) return;
    const missing = soFar.filter((use) => use.times < times);
    console.log(`${played} duels, ${missing.length} of ${soFar.length} used fewer than ${times} times`);
  });
  console.log(`${duels} duels. Hardest to reach:`);
  for (const { sort, name, times: found } of uses.slice(0, 40)) console.log(`  ${found} ${sort} ${name}`);
  if (uses.some((use) => use.times < times)) process.exitCode = 1;
}

const rarelyPlayed = ({ cards }: DecksPlayed) => cards.filter(({ duels }) => duels < times);

async function deckCards(): Promise<DeckCards> {
  if (!values.modern) return { cards: allCards, targets: allCards };
  const targets = await loadSets(MODERN_SETS);
  return { cards: [...allCards, ...targets], targets };
}

async function reportDecks(): Promise<void> {
  const result = playDecks(await deckCards(), limit, seed, (soFar) => {
    const left = soFar.cards.reduce((sum, { unresolved }) => sum + unresolved.length, 0);
    console.log(
      `${soFar.duels} duels, ${soFar.failures.length} failures, ${rarelyPlayed(soFar).length} cards under ${times}, ${left} abilities unresolved`,
    );
  });
  const { duels, ends, failures, cards } = result;
  console.log(
    `\n${duels} duels from seed ${seed}: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}.`,
  );
  console.log(`\n${failures.length} failures`);
  for (const failure of failures.slice(0, 20)) console.log(`  seed ${failure.seed}: ${failure.message}`);
  const rare = rarelyPlayed(result);
  console.log(`\n${rare.length} of ${cards.length} cards played in fewer than ${times} duels`);
  for (const { name, duels: played } of rare) console.log(`  ${played} ${name}`);
  const unresolved = cards.filter((card) => card.unresolved.length > 0);
  console.log(`\n${unresolved.length} cards with abilities that never did anything`);
  for (const { name, unresolved: abilities } of unresolved)
    for (const ability of abilities) console.log(`  ${name}: ${describeAbility(ability)}`);
  if (failures.length + rare.length > 0) process.exitCode = 1;
}

if (values.decks) await reportDecks();
else reportUses();
