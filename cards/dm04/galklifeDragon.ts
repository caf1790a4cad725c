import {
  allCreatures,
  atMost,
  creature,
  destroy,
  doubleBreaker,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const galklifeDragon = creature({
  name: 'Galklife Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-04 S4/55'],
  abilities: [
    whenPut(self, destroy(allCreatures({ civilizations: ['light'], power: atMost(4000) }))),
    doubleBreaker,
  ],
});
