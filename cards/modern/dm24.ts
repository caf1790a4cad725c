import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  barabariety,
  blocker,
  breakShields,
  callnion,
  cannot,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  hasWhile,
  may,
  provided,
  self,
  speedAttacker,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

const koeruLightJoy = creature({
  name: 'Koeru, Light Joy',
  civilizations: ['light'],
  races: ["Demon's Legacy"],
  cost: 2,
  power: 2500,
  abilities: [blocker, hasWhile(barabariety(3), cannot({ do: 'beDestroyedByBattle' }))],
  printings: ['DM24-RP3 54'],
});

const arataBlade = creature({
  name: "Arata's Blade",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 2000,
  abilities: [provided(barabariety(3), wheneverAttacks(self, { do: 'may', effect: breakShields(1) }))],
  printings: ['DM24-RP4 42'],
});

const callnionFlameburn = creature({
  name: 'Callnion Flameburn',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 4000,
  abilities: [speedAttacker, callnion, whenPut(self, may(discard(choose(yourHand())), draw(2)))],
  printings: ['DM24-RP3 6'],
});

const goldFlaum = creature({
  name: 'Gold Flaum',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Mecha Angel Command'],
  cost: 4,
  power: 4500,
  abilities: [blocker, callnion, whenPut(self, may(topOfDeckTo('shieldZone')))],
  printings: ['DM24-RP3 15'],
});

const callnionTotem = creature({
  name: 'Callnion Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 7,
  power: 6000,
  abilities: [doubleBreaker, callnion],
  printings: ['DM24-RP3 48'],
});

/** DM24-RP3 and RP4. */
export const dm24: readonly CardDefinition[] = Object.freeze([
  koeruLightJoy,
  arataBlade,
  callnionFlameburn,
  goldFlaum,
  callnionTotem,
]);
