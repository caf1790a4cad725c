// Generates docs/facts.md: every kind of fact, what it says, and an example from a ruling or a starter duel. `npm run facts` writes it;
// `--check` fails if it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSets } from '@taiki/modern';
import {
  createDuel,
  describeFact,
  type Fact,
  greedyAgent,
  parsePosition,
  playOut,
  randomAgent,
  starterDecks,
} from 'taiki';
import { runScenario, scenarios } from 'taiki/rulings';
import { atStartOfYour, creature, draw, inOrder, rearrangeShields } from 'taiki/words';

/** When each kind of fact is written. */
const WHEN: { readonly [K in Fact['kind']]: string } = {
  duelBegan: 'The duel begins. `player` goes first.',
  deckShuffled: 'A deck was shuffled.',
  shieldsRearranged:
    'The cards of all shields of a player were shuffled, which keep their places and their numbers of cards.',
  turnBegan: 'A turn begins. `turn` is its number, from 1.',
  stepBegan: 'A step begins for which an ability in the battle zone waits.',
  turnEnding: 'What triggers at the end of the turn triggers now.',
  turnEnded: 'The turn is over.',
  turnGained: 'A player will have an extra turn.',
  restOfTurnSkipped: 'An effect ends the turn at once.',
  cardDrawn: 'A card went from the deck to the hand as a draw. `for` is `drawStep` for the draw of the turn.',
  cardDiscarded: 'A card went from the hand to the graveyard.',
  cardDestroyed: 'A card was destroyed.',
  shieldBroken: 'A shield was broken, and its card went to the hand.',
  shieldPlaced: 'A card became a shield at the start of the duel.',
  manaCharged: 'A card was put into the mana zone in the mana charge step.',
  cardPut:
    'A card was put into the battle zone. `how` says by what; `onto` names the card below it, `linkedWith` the god that it was linked with.',
  cardMoved: 'A card changed zone in any other way.',
  cardTapped: 'A card was tapped.',
  cardUntapped: 'A card was untapped.',
  cardTurned: 'A card of the mana zone was turned. `to` says how it lies now.',
  cardPutUnder:
    'A card was put under the creature `object`. `was` is the object that it was in the zone `from`.',
  cardSealed: 'Seals were put on a card: `count` of them.',
  cardUnsealed: 'A card lost a seal, and has `left` of them left.',
  cardTurnedOver: 'A card with two sides was turned over. `fromSide` and `toSide` name the sides.',
  creatureLinked: 'Cards were linked, and are one creature from now on. `cards` names all its cards.',
  creatureUnlinked: 'The links of a creature came apart. `became` names the creatures that it became.',
  cardRevealed: 'A card was shown to both players.',
  cardLookedAt: 'The player `by` looked at a card.',
  cardChosen: 'A card was chosen for an effect or an attack.',
  useDeclared: 'The use of a card was declared: it is summoned, cast, generated and so on (`verb`).',
  costPaid: 'The cost of a card was paid. `mana` names the tapped cards.',
  cardUsed:
    'The use of a card is complete. `unpaid`: its cost was not paid; `through`: by its shield trigger.',
  gearCrossed: 'A cross gear was attached to a creature.',
  gearUncrossed: 'A cross gear was taken off a creature, and stays in the battle zone.',
  weaponEquipped: 'A weapon was put equipped to a creature.',
  attackDeclared: 'A creature attacks `target`. `nth` is the number of the attack in the turn.',
  creatureAttacked: 'A creature is being attacked, by the creature `by`.',
  attackRedirected: 'The attack now goes to another creature.',
  creatureBlocked: 'A creature has blocked.',
  attackBlocked: 'The attacking creature was blocked.',
  attackNotBlocked: 'The attacking creature was not blocked.',
  battleBegan: 'Two creatures battle. Written once for each of them.',
  battleWon: 'A creature won a battle.',
  battleLost: 'A creature lost a battle.',
  shieldsChosen: 'The shields that will be broken were chosen.',
  attackStopped: 'An effect ended the attack. The fact is about the source of the effect.',
  attackEnding: 'What triggers at the end of the attack triggers now.',
  attackEnded: 'The attack is over. `early`: a creature that it needs has left.',
  usageDeclared: 'The use of an ability was declared.',
  abilityActivated: 'A tap ability was used.',
  effectTriggered: 'An ability triggered and went on standby. `effect` is its number in later facts.',
  effectBegan: 'An effect on standby begins to resolve.',
  effectResolved: 'An effect has resolved.',
  effectMisfired: 'An effect left standby without doing anything. `why` says the reason.',
  eventReplaced: 'A replacement effect replaced an event. `insteadOf` of later facts refers to `occurrence`.',
  lastingEffectBegan: 'An effect began that lasts `until` a moment.',
  numberNamed: 'A number was named.',
  cardNamed: 'A card was named.',
  raceNamed: 'A race was named.',
  choiceMade: 'A decision was answered. `forced`: there was only one answer.',
  duelEnded: 'The duel is over, with its `result`.',
};

/** For kinds that neither rulings nor starter duels have. */
const POSITION = `turn 9 of p1, main
p1 battle zone: Deklowaz, the Terminator
p1 hand: Petrova, Channeler of Suns
p1 deck: Filler | Filler | Filler
p1 mana zone: Light Filler | Light Filler | Light Filler | Light Filler | Light Filler
p2 battle zone: Emerald Grass | Emerald Grass | Zodiac, Floating Hymn
p2 deck: Filler | Filler
`;

/** A card of the mana zone is turned, and one is put under a creature. */
const WITH_CRYSTALS = `turn 9 of p1, main
p1 hand: Arayashiki, Crys of Enlightenment | Dorugedos, Dragon Phoenix of Demonbirth
p1 deck: Bolshack Dragon | Filler | Filler | Filler | Filler | Filler
p1 mana zone: Filler | Light Filler | Filler | Fire Filler | Fire Filler | Fire Filler
p2 deck: Filler | Filler
`;

/** Gods link, and are taken apart for another central god. */
const WITH_GODS = `turn 9 of p1, main
p1 hand: Izumo | Izumo | Love Parade, Light Weapon Left God
p1 deck: Filler | Filler | Filler | Filler
p1 battle zone: Izumo [linked -1 0: Love Parade, Light Weapon Left God]
p1 mana zone: 10x Light Filler
p2 deck: Filler | Filler
`;

/** A seal is put on a creature, and one is taken away. */
const WITH_SEALS = `turn 9 of p1, main
p1 battle zone: Bolshack Dragon [seal: Filler]
p1 hand: The End of X
p1 deck: Filler | Filler | Filler
p1 mana zone: Fire Filler | Fire Filler | Fire Filler | Fire Filler | Fire Filler
p2 battle zone: Emerald Grass
p2 deck: Filler | Filler | Filler
`;

/** A weapon is put equipped to a creature. */
const WITH_WEAPONS = `turn 9 of p1, main
p1 hand: Hyperspatial Pandora Hole
p1 deck: Filler | Filler | Filler
p1 battle zone: Emerald Grass
p1 mana zone: 6x Water Filler
p1 hyperspatial zone: Greezyhorn, Hot-Blooded Sword
p2 deck: Filler | Filler
`;

/** An ability waits for the start of a step, and rearranges shields then. */
const WITH_STEPS = `turn 9 of p1, charge
p1 battle zone: Herald
p1 shield zone: 2x Filler
p1 deck: Filler | Filler | Filler
p2 deck: Filler | Filler | Filler
`;

const HERALD = creature({
  name: 'Herald',
  civilizations: ['light'],
  races: ['Example'],
  cost: 1,
  power: 1000,
  abilities: [atStartOfYour('main', inOrder(draw(), rearrangeShields('you')))],
});

const modern = await loadSets(['dm26rp1']);

/** A cross gear is taken off a creature that would leave. */
const WITH_GEARS = `turn 9 of p1, attack
p1 battle zone: 3x Burning Mane [bears: 聖竜鎧 シデンズ・ソウル]
p1 deck: Filler | Filler | Filler | Filler
p2 battle zone: 3x Bolshack Dragon [tapped]
p2 deck: Filler | Filler | Filler
`;

/** The shortest example of each kind, of those that rulings and starter duels write. */
function examples(): ReadonlyMap<string, Fact> {
  const found = new Map<string, Fact>();
  const consider = (facts: readonly Fact[]): void => {
    for (const fact of facts) {
      const shortest = found.get(fact.kind);
      if (shortest === undefined || JSON.stringify(fact).length < JSON.stringify(shortest).length)
        found.set(fact.kind, fact);
    }
  };
  for (const scenario of scenarios)
    for (const play of scenario.plays)
      runScenario(scenario, play, {
        watch: ({ duel, answer }) => {
          if (answer === undefined) consider(duel.log);
        },
      });
  const agents = { p1: greedyAgent, p2: greedyAgent };
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  for (const seed of [1, 2, 3]) {
    const duel = createDuel({ decks, seed, runtime: 'compiled' });
    playOut(duel, agents);
    consider(duel.log);
  }
  for (const position of [
    POSITION,
    WITH_CRYSTALS,
    WITH_GODS,
    WITH_SEALS,
    WITH_WEAPONS,
    WITH_GEARS,
    WITH_STEPS,
  ].map(parsePosition))
    for (const seed of [1, 2, 3, 4]) {
      const duel = createDuel({ position, seed, runtime: 'compiled', cards: [...modern, HERALD] });
      playOut(duel, { p1: randomAgent(seed), p2: randomAgent(seed) });
      consider(duel.log);
    }
  return found;
}

function page(): string {
  const found = examples();
  const kinds = Object.keys(WHEN).sort() as Fact['kind'][];
  const missing = kinds.filter((kind) => !found.has(kind));
  if (missing.length > 0)
    throw new Error(`No example of ${missing.join(', ')} in a ruling or a starter duel.`);
  return [
    '# Facts',
    '',
    'Generated by `npm run facts`. `duel.log`, `duel.subscribe` and `view.facts` give facts: what happened, in the past tense and in order.',
    'Every fact has `kind`, `rule`, the number of the rule that made it happen, and `state`, the state of the chart in which it happened.',
    'Most have `player`, and `object` and `name` for the card that they are about; in the log of a player, hidden cards have no name.',
    '`describeFact(fact, viewer)` gives the sentence. The types are in `Fact` of `taiki`.',
    '',
    ...kinds.flatMap((kind) => {
      const fact = found.get(kind) as Fact;
      return [
        `## ${kind}`,
        '',
        `${WHEN[kind]} Example: *${describeFact(fact, 'judge')}*`,
        '',
        '```json',
        JSON.stringify(fact),
        '```',
        '',
      ];
    }),
  ].join('\n');
}

const file = fileURLToPath(new URL('../docs/facts.md', import.meta.url));
const text = page();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text)
    throw new Error('docs/facts.md is out of date: run "npm run facts".');
} else writeFileSync(file, text);
