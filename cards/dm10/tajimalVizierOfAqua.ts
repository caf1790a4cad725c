import {
  blocker,
  cannotAttackPlayers,
  creature,
  hasWhile,
  isBattling,
  power,
} from '../../effects/language/words.ts';

export const tajimalVizierOfAqua = creature({
  name: 'Tajimal, Vizier of Aqua',
  civilizations: ['light', 'water'],
  races: ['Initiate', 'Liquid People'],
  cost: 3,
  power: 4000,
  printings: ['DM-10 98/110'],
  abilities: [
    blocker,
    cannotAttackPlayers,
    hasWhile(isBattling({ type: 'creature', civilizations: ['fire'] }), power(4000)),
  ],
});
