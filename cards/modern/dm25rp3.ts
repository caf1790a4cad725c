import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  choose,
  chooseUpTo,
  creature,
  dangerousDash,
  destroy,
  guardStrike,
  nullBreaker,
  opponentsCreatures,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  untap,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

const dangerRedzoneAhead = spell({
  name: 'Danger: Redzone Ahead',
  civilizations: ['nature'],
  cost: 4,
  abilities: [dangerousDash('nature', 2), spellAbility(untap(choose(yourMana({ tapped: true }), 5)))],
  printings: ['DM25-RP3 77'],
});

const evilHour = spell({
  name: 'Hour of Evil',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    shieldTrigger,
    dangerousDash('darkness', 2),
    spellAbility(destroy(choose(opponentsCreatures()))),
  ],
  printings: ['DM25-RP3 42'],
});

const technoSwordXenofire = spell({
  name: 'Techno Sword XENOFIRE',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    dangerousDash('light', 1),
    spellAbility(put(chooseUpTo(yourHand({ type: 'creature', cost: { max: 3 } }), 1))),
  ],
  printings: ['DM25-RP3 57'],
});

const transparentWater = creature({
  name: 'Too Transparent Water',
  civilizations: ['water'],
  races: ['Liquid People', 'Steam Knight'],
  cost: 1,
  power: 2000,
  abilities: [guardStrike, nullBreaker],
  printings: ['DM25-RP3 60'],
});

const headlessTrace = creature({
  name: 'Headless=Trace',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 1,
  power: 2000,
  abilities: [guardStrike, nullBreaker],
  printings: ['DM25-RP3 66'],
});

/** DM25-RP3. */
export const dm25rp3: readonly CardDefinition[] = Object.freeze([
  dangerRedzoneAhead,
  evilHour,
  technoSwordXenofire,
  transparentWater,
  headlessTrace,
]);
