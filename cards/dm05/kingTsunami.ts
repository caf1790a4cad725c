import {
  allCreatures,
  creature,
  returnToHand,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const kingTsunami = creature({
  name: 'King Tsunami',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 12,
  power: 12000,
  printings: ['DM-05 S2/55'],
  abilities: [whenPut(self, returnToHand(allCreatures({ other: true }))), tripleBreaker],
});
