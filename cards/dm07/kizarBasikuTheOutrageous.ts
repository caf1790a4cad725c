import {
  blocker,
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  opponentsMana,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const kizarBasikuTheOutrageous = evolutionCreature({
  name: 'Kizar Basiku, the Outrageous',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 8500,
  printings: ['DM-07 9/55'],
  abilities: [
    blocker,
    evolution({ races: ['Initiate'] }),
    hasWhile(youHave(opponentsMana({ civilizations: ['fire'] })), unblockable()),
    doubleBreaker,
  ],
});
