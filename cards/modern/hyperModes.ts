import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  choose,
  creature,
  destroy,
  doubleBreaker,
  hyperize,
  hyperMode,
  opponentsCreatures,
  quattroBreaker,
  releaseHyperMode,
  self,
  shieldTrigger,
  slayer,
  whenPut,
  zRush,
} from '../../effects/language/words.ts';

const eineKReineBlueMoon = creature({
  name: "Eine k'Reine, Blue Moon",
  civilizations: ['water'],
  races: ['Magic Splash Queen', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, releaseHyperMode(self)),
    hyperize(),
    hyperMode(8000, doubleBreaker),
  ],
  printings: ['DM24-RP2 15'],
});

const hideanoccaNoadocca = creature({
  name: 'Hideanocca=Noadocca',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 5,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures()))),
    hyperize(),
    hyperMode(6000, slayer, doubleBreaker),
  ],
  printings: ['DM24-RP2 18'],
});

const girimenoirQOfTheEnigmaticGods = creature({
  name: 'Girimenoir, Q of the Enigmatic Gods',
  civilizations: ['nature'],
  races: ['God', 'Hyper Monster'],
  cost: 5,
  power: 9000,
  abilities: [doubleBreaker, zRush, hyperMode(18000, quattroBreaker)],
});

/** Creatures with a hyper mode, of several sets. */
export const hyperModes: readonly CardDefinition[] = Object.freeze([
  eineKReineBlueMoon,
  hideanoccaNoadocca,
  girimenoirQOfTheEnigmaticGods,
]);
