import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  barabariety,
  blocker,
  breakShields,
  cannot,
  creature,
  hasWhile,
  provided,
  self,
  wheneverAttacks,
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

/** DM24-RP3 and RP4. */
export const dm24: readonly CardDefinition[] = Object.freeze([koeruLightJoy, arataBlade]);
