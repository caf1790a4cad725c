import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  search,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const niofaHornedProtector = evolutionCreature({
  name: 'Niofa, Horned Protector',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 6,
  power: 9000,
  printings: ['DM-04 S5/55'],
  abilities: [
    evolution({ races: ['Horned Beast'] }),
    whenPut(self, search({ type: 'creature', civilizations: ['nature'] }, 'hand', 'shown')),
    doubleBreaker,
  ],
});
