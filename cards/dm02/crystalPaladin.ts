import {
  allCreatures,
  evolution,
  evolutionCreature,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const crystalPaladin = evolutionCreature({
  name: 'Crystal Paladin',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 4,
  power: 5000,
  printings: ['DM-02 S2/55'],
  abilities: [
    evolution({ races: ['Liquid People'] }),
    whenPut(self, returnToHand(allCreatures({ keyword: 'blocker' }))),
  ],
});
