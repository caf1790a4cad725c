import { blocker, doubleBreaker, evolution, evolutionCreature } from '../../effects/language/words.ts';

export const ladiaBaleTheInspirational = evolutionCreature({
  name: 'Ladia Bale, the Inspirational',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 6,
  power: 9500,
  printings: ['DM-02 S1/55'],
  abilities: [blocker, evolution({ races: ['Guardian'] }), doubleBreaker],
});
