import {
  creature,
  hasWhile,
  instead,
  opponentsMana,
  optional,
  self,
  unblockable,
  wouldBeDestroyed,
  youHave,
} from '../../effects/language/words.ts';

export const aquaAgent = creature({
  name: 'Aqua Agent',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 2000,
  printings: ['DM-07 16/55'],
  abilities: [
    hasWhile(youHave(opponentsMana({ civilizations: ['water'] })), unblockable()),
    optional(wouldBeDestroyed(self, instead('hand'))),
  ],
});
