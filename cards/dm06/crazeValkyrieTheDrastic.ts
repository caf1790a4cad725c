import {
  chooseUpTo,
  doubleBreaker,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const crazeValkyrieTheDrastic = evolutionCreature({
  name: 'Craze Valkyrie, the Drastic',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 6,
  power: 7500,
  printings: ['DM-06 S1/110'],
  abilities: [
    evolution({ races: ['Initiate'] }),
    whenPut(self, tap(chooseUpTo(opponentsCreatures(), 2))),
    doubleBreaker,
  ],
});
