import {
  atMost,
  creature,
  destroy,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const crimsonBackDragon = creature({
  name: 'Crimson Back Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 4000,
  printings: ['DM-14 29/110'],
  abilities: [whenPut(self, destroy(opponentsCreatures({ keyword: 'blocker', power: atMost(3000) })))],
});
